internal import ArgumentParser
internal import LazyScripting

/// `lazylab types`.
struct TypesCommand: VocabularyCommand {
  static let configuration = CommandConfiguration(
    commandName: "types",
    abstract: "Print annotations for editors, plugins included.",
    discussion: "For the Lua language server: lazylab types > lazylab.lua."
  )

  static func text(of session: LabSession) -> String { session.stubs }

  @OptionGroup var options: RunOptions
}
