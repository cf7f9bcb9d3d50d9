internal import ArgumentParser
internal import LazyScripting

/// `lazylab reference`.
struct ReferenceCommand: VocabularyCommand {
  static let configuration = CommandConfiguration(
    commandName: "reference",
    abstract: "Print the reference of the Lua vocabulary, plugins included, as Markdown."
  )

  static func text(of session: LabSession) -> String { session.referencePage }

  @OptionGroup var options: RunOptions
}
