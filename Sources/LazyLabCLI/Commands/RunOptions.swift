internal import ArgumentParser
internal import LazyScripting

/// The option of what makes windows: the profile of those that name none.
struct ProfileOption: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The profile of windows that name none: an earlier system, as legacyScroll, or a file.",
      discussion: """
        'lazylab reference profiles' says for which systems they stand. A file, as profile.lua, \
        returns a profile, or { profile = lab.profile { … }, estimator = Estimators.fixed(44) }.
        """,
      valueName: "name"
    ),
    transform: { try ProfileName(parsing: $0) }
  )
  var profile: ProfileName?
}

/// The options of what runs scripts: Lua itself, limits and plugins.
struct ScriptOptions: ParsableArguments {
  @Flag(
    help: """
      Leave pairs, math.random, sort, the clock and names that nobody defined as stock Lua has them.
      """
  )
  var nativeLua = false

  @Option(
    help: ArgumentHelp("How much memory a script may make the process hold.", valueName: "256M"),
    transform: { try Amount.bytes(in: $0) }
  )
  var memory: Int?

  @Option(
    help: ArgumentHelp("How long a script, or an entry, may run.", valueName: "10s"),
    transform: { try Amount.time(in: $0) }
  )
  var time: Duration?

  @Option(
    help: ArgumentHelp(
      "How many instructions of Lua a script, or an entry, may run.",
      discussion: "What windows do for it is counted, too.",
      valueName: "1e9"
    ),
    transform: { try Amount.count(in: $0) }
  )
  var instructions: Int?

  @Flag(
    help: ArgumentHelp(
      "Keep scripts away from files and programs.",
      discussion: "Without other limits they get 256M of memory and 10s."
    )
  )
  var sandbox = false

  @Option(
    name: .customLong("plugin"),
    parsing: .singleValue,
    help: ArgumentHelp(
      "Add a plugin: a file NAME.lua, or a folder with plugin.lua.",
      discussion: "May be given several times; the first wins where names meet.",
      valueName: "path"
    )
  )
  var plugins: [String] = []
}

/// The options of every command that loads plugins or runs Lua.
struct LuaOptions: ParsableArguments {
  @OptionGroup var windows: ProfileOption
  @OptionGroup var scripts: ScriptOptions

  /// The options as plain settings, independent of the parser.
  var settings: RunSettings {
    RunSettings(
      profile: windows.profile?.name,
      nativeLua: scripts.nativeLua,
      isSandboxed: scripts.sandbox,
      limits: RunLimits(
        memory: scripts.memory ?? (scripts.sandbox ? 256 << 20 : nil),
        time: scripts.time ?? (scripts.sandbox ? .seconds(10) : nil),
        instructions: scripts.instructions
      ),
      plugins: scripts.plugins
    )
  }
}

/// The options of what prints the events of windows.
struct EventOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "How events are printed.",
      discussion: "By default text for scripts and pipes, none for -e and at a terminal."
    )
  )
  var events: EventFormat?

  @Option(
    help: ArgumentHelp(
      "Which kinds of events are printed.",
      discussion: """
        Kinds are separated by commas; 'all' means every kind. By default visible, visibility and \
        offset.
        """,
      valueName: "kind,…"
    ),
    transform: { try KindList(parsing: $0) }
  )
  var only: KindList?

  func validate() throws {
    if let events, events.isSilent, only != nil {
      throw ValidationError(
        "--only chooses events and --events \(events.name) prints none; leave one out"
      )
    }
  }
}

/// The options of what runs one session.
struct TraceOption: ParsableArguments {
  @Option(help: ArgumentHelp("Write all events to a file, as JSON Lines.", valueName: "file.jsonl"))
  var trace: String?

  @Option(
    help: ArgumentHelp(
      "Write a timeline of work, hitches and offsets to a file, for ui.perfetto.dev.",
      valueName: "file.json"
    )
  )
  var perfetto: String?

  /// Whether any of them is given.
  var isUsed: Bool { trace != nil || perfetto != nil }

  func validate() throws {
    if trace == "-" {
      throw ValidationError("--trace writes a file; '--events jsonl' writes to standard output")
    }
  }
}

/// The option of what writes files.
struct ForceOption: ParsableArguments {
  @Flag(help: "Replace a file that is there and was not written by the same command.")
  var force = false
}

/// The option of what depends on chance.
struct SeedOption: ParsableArguments {
  @Option(help: ArgumentHelp("What chance begins with: a whole number from 0.", valueName: "n"))
  var seed: UInt64 = 1
}

/// The option of what runs a script with one value of each parameter.
struct ParameterOptions: ParsableArguments {
  @Option(
    name: .customLong("set"),
    parsing: .singleValue,
    help: ArgumentHelp(
      "The value of a parameter that the script declares with lab.parameters.",
      valueName: "name=value"
    ),
    transform: { try ParameterSetting(parsing: $0) }
  )
  var set: [ParameterSetting] = []

  func validate() throws {
    let names = set.map(\.setting.name)
    for (place, name) in names.enumerated() where names[..<place].contains(name) {
      throw ValidationError("--set has '\(name)' twice; 'lazylab sweep' runs several values")
    }
  }

  /// The values that are set.
  var settings: [RunParameters.Setting] { self.set.map(\.setting) }
}

/// The options of the commands that run scripts.
struct RunOptions: ParsableArguments {
  @OptionGroup var printing: EventOptions
  @OptionGroup var tracing: TraceOption
  @OptionGroup var replacing: ForceOption
  @OptionGroup var chance: SeedOption
  @OptionGroup var lua: LuaOptions

  /// The files of events, by their options.
  var eventFiles: [(option: String, path: String?)] {
    [("--trace", tracing.trace), ("--perfetto", tracing.perfetto)]
  }
  var force: Bool { replacing.force }

  /// The options as plain settings, independent of the parser.
  var settings: RunSettings {
    var settings = lua.settings
    settings.format = printing.events
    settings.kinds = printing.only?.kinds
    settings.trace = tracing.trace
    settings.perfetto = tracing.perfetto
    settings.isForced = replacing.force
    settings.seed = chance.seed
    return settings
  }
}

/// The options of ``RunOptions`` that other commands have no use for.
///
/// The parser takes the options of lazylab itself for every command, so that each must refuse what
/// it does not take. Help does not list them.
struct UnusedOptions: ParsableArguments {
  @OptionGroup(visibility: .hidden) var printing: EventOptions
  @OptionGroup(visibility: .hidden) var tracing: TraceOption

  func validate() throws {
    guard printing.events != nil || printing.only != nil || tracing.isUsed else { return }
    throw ValidationError("--events, --only, --trace and --perfetto are for what runs a script")
  }
}

/// The options of ``ScriptOptions``, for what runs no script.
struct UnusedScriptOptions: ParsableArguments {
  @OptionGroup(visibility: .hidden) var scripts: ScriptOptions

  func validate() throws {
    let hasLimits = [scripts.memory, scripts.instructions] != [nil, nil] || scripts.time != nil
    guard !hasLimits, !scripts.nativeLua, !scripts.sandbox, scripts.plugins.isEmpty else {
      throw ValidationError(
        "--native-lua, --memory, --time, --instructions, --sandbox and --plugin are for what runs "
          + "a script"
      )
    }
  }
}

extension EventFormat: ExpressibleByArgument {
  init?(argument: String) {
    guard let format = EventFormat.all.first(where: { $0.name == argument }) else { return nil }
    self = format
  }

  var defaultValueDescription: String { name }

  static var allValueStrings: [String] { all.map(\.name) }
}
