internal import LazyReports
internal import LazyScripting
internal import LazyStacks

/// What a script may use; nil where it may use any amount.
struct RunLimits: Equatable {
  /// How much memory the process may hold, in bytes.
  var memory: Int?
  /// How long a script, or an entry, may run.
  var time: Duration?
  /// How many instructions of Lua it may run.
  var instructions: Int?
}

/// The settings from the options of a command line, independent of the parser.
struct RunSettings: Equatable {
  var format: EventFormat?
  var kinds: [Event.Kind]?
  var trace: String?
  /// The file that gets all events as Perfetto reads them.
  var perfetto: String?
  /// Whether the trace replaces a file that is none.
  var isForced = false
  var seed: UInt64 = 1
  /// The values of parameters that the script declares.
  var parameters: [RunParameters.Setting] = []
  /// The profile of windows that name none; nil for the default one.
  var profile: String?
  /// Another answer to an open question, for windows that do not answer it themselves.
  var otherAnswer: DataValue.Field?
  var nativeLua = false
  var isSandboxed = false
  /// Whether `lab.sweep` runs only the session's seed.
  var isJob = false
  /// Whether `os.exit` ends the process.
  var mayExit = true
  /// Whether the host hears of what Lua's own functions load.
  var notesFiles = false
  var limits = RunLimits()
  /// Whether a terminal is read line by line, without the line editor.
  var isSimple = false
  /// Whether piped input is read on after an error, whose status is then returned at the end.
  var keepsGoing = false
  /// Whether the user's own file runs before the first entry.
  var readsConfiguration = true
  /// The plugins that the command line names, the first one first.
  var plugins: [String] = []
  /// The reporters of plugins that describe each window at the end.
  var reporters: [String] = []
  /// Whether windows stay until the end although no script holds them.
  var keepsWindows = false
  /// The files that get the rows of results.
  var rowFiles: [RowFile] = []

  /// The options for a session.
  var sessionOptions: SessionOptions {
    var options = SessionOptions()
    options.seed = seed
    options.parameters = parameters
    options.profile = profile
    options.otherAnswer = otherAnswer
    options.nativeLua = nativeLua
    options.isSandboxed = isSandboxed
    options.mayExit = mayExit
    options.isJob = isJob
    options.notesFiles = notesFiles
    options.memoryLimit = limits.memory
    options.timeLimit = limits.time
    options.instructionLimit = limits.instructions
    options.keepsWindows = keepsWindows || !reporters.isEmpty
    return options
  }

  /// The options that change what a script sees, as traces name them.
  var flags: [String] {
    (nativeLua ? ["--native-lua"] : []) + (isSandboxed ? ["--sandbox"] : [])
      + plugins.map { "--plugin \($0)" } + (profile.map { ["--profile \($0)"] } ?? [])
  }

  /// How what happens to a script comes about, as traces name it.
  func header(of script: String) -> EventJSON.Header {
    EventJSON.Header(version: LazyLab.version, script: script, seed: seed, flags: flags)
  }

  /// The choice of events to print: as requested, or the default of the command.
  ///
  /// Naming kinds implies printing them, so `--only` alone prints text.
  func choice(unlessAsked format: EventFormat) -> EventChoice {
    let fallback = kinds == nil ? format : .text
    return EventChoice(format: self.format ?? fallback, kinds: kinds ?? KindList.usual)
  }
}
