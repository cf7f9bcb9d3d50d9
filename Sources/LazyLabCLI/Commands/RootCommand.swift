internal import ArgumentParser
internal import LazyReports

/// `lazylab`, which opens the REPL, and `lazylab -e CODE`.
struct RootCommand: LuaCommand {
  /// The commands of lazylab itself, in the order in which `--help` lists them.
  static let builtIn: [any ParsableCommand.Type] = [
    RunCommand.self, ReportCommand.self, SweepCommand.self, MergeCommand.self,
    CompareCommand.self, TestCommand.self, SceneCommand.self, PlayCommand.self,
    ExportCommand.self, RecordingCommands.self, ReplayCommand.self, DoctorCommand.self,
    PluginCommands.self, TypesCommand.self, ReferenceCommand.self, SweepWorkerCommand.self,
    TestCaseCommand.self,
  ]

  /// The commands of the ``Tool`` that reads a command line now.
  ///
  /// ArgumentParser asks the type for them, so they cannot be handed over as a value.
  @TaskLocal static var subcommands = builtIn

  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "lazylab",
      abstract: "A laboratory for lazy containers.",
      usage: """
        \(usage)
        lazylab run <file> ... [<argument> ...] [<options>]
        lazylab -e <code> [<options>]
        lazylab test [<folder or file> ...] [<options>]
        """,
      discussion: """
        Without a subcommand it reads Lua from a terminal, or from a pipe, entry by entry.

        Exit status: 0 done; 1 a script error or a failed expectation; 2 wrong usage; 3 a limit \
        was exceeded; 130 interrupted.
        """,
      version: "lazylab \(LazyLab.version)",
      subcommands: subcommands
    )
  }

  /// How the tool is called without a command.
  static let usage = "lazylab [<options>]"

  @Option(
    name: .customShort("e"),
    parsing: .unconditionalSingleValue,
    help: ArgumentHelp("Run this piece of Lua.", valueName: "code")
  )
  var code: [String] = []

  @Flag(help: "Read the terminal line by line, without the line editor.")
  var simple = false

  @Flag(help: "Leave out the user's own file, $XDG_CONFIG_HOME/lazylab/init.lua.")
  var noInit = false

  @Flag(help: "Read on after an error where input comes from a pipe; the status tells at the end.")
  var keepGoing = false

  @OptionGroup var options: RunOptions

  /// The command that a command line begins with, and its name.
  static func named(in arguments: [String]) -> (name: String, command: any ParsableCommand.Type)? {
    guard let name = arguments.first,
      let command = subcommands.first(where: { $0.configuration.commandName == name })
    else { return nil }
    return (name, command)
  }

  /// The names of the tool's commands.
  static var commandNames: [String] {
    subcommands.compactMap { $0.configuration.commandName } + ["help"]
  }

  /// The command that a command line names; nil if parsing already did everything.
  ///
  /// It throws what ArgumentParser throws, for wrong words as well as for help and the version.
  static func command(for words: [String]) throws -> (any ToolCommand)? {
    if let complaint = complaint(about: words) { throw ValidationError(complaint) }
    var command = try parseAsRoot(words)
    if var run = command as? RunCommand {
      run.passedCount = words.drop { $0 != "--" }.dropFirst().count
      return run
    }
    if let command = command as? any ToolCommand { return command }
    try command.run()
    return nil
  }

  /// What is wrong with a command line whose first word is neither an option nor a command.
  ///
  /// Usually it is a script, for which other interpreters need no command.
  static func complaint(about arguments: [String]) -> String? {
    guard let word = arguments.first, word == "-" || !word.hasPrefix("-") else { return nil }
    if word == PluginCommands.configuration.commandName, arguments.count > 1 {
      return complaint(aboutPlugin: arguments[1])
    }
    let commands = commandNames
    if word == "help", arguments.count > 1 { return complaint(about: [arguments[1]]) }
    guard !commands.contains(word) else { return nil }
    let nearest = Suggestion.nearest(to: word, among: commands)
    let remedy = nearest.map { "did you mean '\($0)'?" } ?? "to run a script: lazylab run \(word)"
    return "unknown command '\(word.onOneLine)'; \(remedy.onOneLine)"
  }

  /// What is wrong with the word after `plugin`.
  private static func complaint(aboutPlugin word: String) -> String? {
    let names = PluginCommands.configuration.subcommands.compactMap {
      $0.configuration.commandName
    }
    guard !word.hasPrefix("-"), !names.contains(word), word != "help" else { return nil }
    let nearest = Suggestion.nearest(to: word, among: names)
    let remedy =
      nearest.map { "did you mean '\($0)'?" } ?? "there are " + names.joined(separator: ", ")
    return "unknown command 'plugin \(word.onOneLine)'; \(remedy)"
  }

  func validate() throws {
    let options = [("--simple", simple), ("--no-init", noInit), ("--keep-going", keepGoing)]
    if !code.isEmpty, let option = options.first(where: { $0.1 })?.0 {
      throw ValidationError("\(option) is about the REPL, which -e does not open; leave one out")
    }
  }

  var request: Request {
    guard code.isEmpty else { return .code(code, options.settings) }
    var settings = options.settings
    settings.isSimple = simple
    settings.readsConfiguration = !noInit
    settings.keepsGoing = keepGoing
    return .conversation(settings)
  }
}
