internal import ArgumentParser
internal import LazyReports

/// What the commands that run tests have in common.
struct TestOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Only tests with this name; if there are none, those whose names contain it.",
      valueName: "text"
    )
  )
  var filter: String?

  @Option(
    name: [.customShort("j", allowingJoined: true), .long],
    help: ArgumentHelp("How many tests run at a time.", valueName: "n")
  )
  var jobs = 1

  @Flag(help: "Print results in the Test Anything Protocol, version 13, as for prove.")
  var tap = false

  @Option(help: ArgumentHelp("Write results to a file as JUnit does.", valueName: "file.xml"))
  var junit: String?

  @Flag(help: "Keep what lab.snapshot found, and show what is different; at a terminal only.")
  var accept = false

  func validate() throws {
    guard (1...256).contains(jobs) else {
      throw ValidationError("-j is how many tests run at a time: 1 to 256")
    }
  }
}

/// The options of ``RunOptions`` for tests.
struct TestRunOptions: ParsableArguments {
  @OptionGroup var printing: EventOptions
  @OptionGroup var replacing: ForceOption
  @OptionGroup var chance: SeedOption
  @OptionGroup var lua: LuaOptions
  @OptionGroup(visibility: .hidden) var tracing: TraceOption

  func validate() throws {
    guard tracing.isUsed else { return }
    throw ValidationError(
      "--trace and --perfetto write one session; each test has a session of its own"
    )
  }

  var settings: RunSettings {
    var settings = lua.settings
    settings.format = printing.events
    settings.kinds = printing.only?.kinds
    settings.seed = chance.seed
    return settings
  }
}

/// `lazylab test [DIR|FILE…]`.
struct TestCommand: ToolCommand {
  static let configuration = CommandConfiguration(
    commandName: "test",
    abstract: "Run tests: the files *_test.lua.",
    discussion: """
      A file declares tests, each of which runs after the whole file in a new session:

        lab.test("the list opens at the top", function()
          local window = Window { width = 390, height = 844,
            ScrollView { LazyVStack { ForEach { 1000, height = 44 } } } }
          lab.expectEqual(window:scrollView().contentOffset.y, 0)
          lab.snapshot("what is in sight", window:draw())
        end)

      A file without lab.test is a test itself. lab.snapshot compares with what --accept kept in \
      the folder 'snapshots' beside the file; where CI is set, or without a terminal, nothing is \
      kept. A snapshot that no test uses any more is told, and --accept removes it. Files in a \
      plugin's folder have that plugin, and NAME_test.lua has the plugin NAME.lua \
      beside it. Each test may take 60s unless --time says otherwise.

      Exit status: 0 all passed; 1 a test failed; 2 wrong usage, or there are no tests; 3 a test \
      exceeded a limit; 130 it was interrupted.
      """
  )

  @Argument(help: "Files, and folders that are searched; by default the folder one is in.")
  var paths: [String] = []

  @OptionGroup var test: TestOptions

  @OptionGroup var options: TestRunOptions

  func perform(with tool: Tool) -> ExitStatus {
    let files: [TestCase]
    do {
      files = try TestFiles.find(paths.isEmpty ? ["."] : paths)
    } catch {
      tool.writeError(error.message)
      return .wrongUsage
    }
    guard !files.isEmpty else {
      let places = (paths.isEmpty ? ["."] : paths).map { "'\($0.onOneLine)'" }
      tool.writeError("no tests in \(places.joined(separator: ", ")), which are files *_test.lua")
      return .wrongUsage
    }
    return TestRun(tool: tool, options: test, run: options).run(files)
  }
}
