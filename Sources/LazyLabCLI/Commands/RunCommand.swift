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

  @Option(
    name: .customLong("report"),
    parsing: .singleValue,
    help: ArgumentHelp(
      "Describe each window at the end by a reporter of a plugin.",
      valueName: "name"
    )
  )
  var reporters: [String] = []

  @OptionGroup var options: RunOptions

  var request: Request {
    var settings = options.settings
    settings.reporters = reporters
    return .script(file, arguments: arguments, settings)
  }
}
