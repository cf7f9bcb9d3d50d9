internal import ArgumentParser
internal import LazyReports
internal import LazyScripting

/// `lazylab reference`.
struct ReferenceCommand: VocabularyCommand {
  static let configuration = CommandConfiguration(
    commandName: "reference",
    abstract: "Print the reference of the Lua vocabulary, plugins included, as Markdown.",
    discussion: "With words, only the help on that name, as ?NAME at the REPL, or the names found."
  )

  @Argument(help: "A name, as scrollTo or lab.random, or words to search for.")
  var words: [String] = []

  func text(of session: LabSession) throws -> String {
    guard !words.isEmpty else { return session.referencePage }
    return try Lookup(words, in: session).lines.map { $0 + "\n" }.joined()
  }

  func publish(_ text: String, with tool: Tool) {
    tool.terminal.write(words.isEmpty ? text : text.wrapped(to: tool.terminal.columns))
  }

  @OptionGroup var options: LuaOptions

  @OptionGroup var unused: UnusedOptions
}
