internal import ArgumentParser
internal import LazyScripting

/// `lazylab run FILE|- [FILE…] [ARG…]`.
struct RunCommand: LuaCommand {
  static let configuration = CommandConfiguration(
    commandName: "run",
    abstract: "Run scripts and print what their windows do.",
    discussion: """
      Further words that end in .lua are scripts, too: they run one after another in one session, \
      until one fails. What follows them, and what follows -- as it is, goes to each script. \
      Options may stand before or after the file.
      """
  )

  @Argument(help: "The script; - reads it from standard input.")
  var file: String

  @Argument(help: "More scripts, then what scripts get as ... and in the table arg.")
  var arguments: [String] = []

  /// How many words stand behind --, which are the last of the arguments.
  var passedCount = 0

  @Option(
    help: ArgumentHelp(
      "Write the rows of lab.row as comma-separated values.",
      valueName: "file.csv"
    )
  )
  var csv: String?

  @Option(help: ArgumentHelp("Write the rows of lab.row as JSON Lines.", valueName: "file.jsonl"))
  var json: String?

  @Option(
    name: .customLong("report"),
    parsing: .singleValue,
    help: ArgumentHelp(
      "Describe each window at the end by a reporter of a plugin.",
      valueName: "name"
    )
  )
  var reporters: [String] = []

  @OptionGroup var parameters: ParameterOptions

  @OptionGroup var options: RunOptions

  var request: Request {
    var settings = options.settings
    settings.reporters = reporters
    settings.parameters = parameters.settings
    settings.rowFiles = [(csv, RowFile.Format.csv), (json, .json)].compactMap { path, format in
      path.map { RowFile(path: $0, format: format) }
    }
    let words = arguments.dropLast(passedCount)
    let passed = Array(arguments.suffix(passedCount))
    return .scripts(ScriptWords(file, words, passed: passed), settings)
  }

  var writing: [(option: String, path: String?)] {
    options.eventFiles + [("--csv", csv), ("--json", json)]
  }

  private enum CodingKeys: CodingKey {
    case file, arguments, csv, json, reporters, parameters, options
  }
}
