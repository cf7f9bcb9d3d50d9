internal import ArgumentParser

/// `lazylab run FILE|- [ARG…]`.
struct RunCommand: LuaCommand {
  static let configuration = CommandConfiguration(
    commandName: "run",
    abstract: "Run a script and print what its windows do.",
    discussion: """
      Options may stand before or after the file. What follows -- goes to the script as it is.
      """
  )

  @Argument(help: "The script; - reads it from standard input.")
  var file: String

  @Argument(help: "What the script gets as ... and in the table arg.")
  var arguments: [String] = []

  @OptionGroup var options: RunOptions

  var request: Request { .script(file, arguments: arguments, options.settings) }
}
