internal import ArgumentParser

/// The options of every command that runs Lua.
struct RunOptions: ParsableArguments {
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

  @Option(help: ArgumentHelp("Write all events to a file, as JSON Lines.", valueName: "file.jsonl"))
  var trace: String?

  @Option(
    help: ArgumentHelp(
      "Write a timeline of work, hitches and offsets to a file, for ui.perfetto.dev.",
      valueName: "file.json"
    )
  )
  var perfetto: String?

  @Flag(help: "Replace a file that is there and was not written by the same command.")
  var force = false

  @Option(help: ArgumentHelp("What chance begins with: a whole number from 0.", valueName: "n"))
  var seed: UInt64 = 1

  @Option(
    help: ArgumentHelp(
      "The profile of windows that name none: an earlier system, as legacyScroll.",
      discussion: "'lazylab reference profiles' says for which systems they stand.",
      valueName: "name"
    ),
    transform: { try ProfileName(parsing: $0) }
  )
  var profile: ProfileName?

  @Flag(help: "Leave pairs, math.random, sort and the clock as stock Lua has them.")
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

  func validate() throws {
    if let events, events.isSilent, only != nil {
      throw ValidationError(
        "--only chooses events and --events \(events.name) prints none; leave one out"
      )
    }
    if trace == "-" {
      throw ValidationError("--trace writes a file; '--events jsonl' writes to standard output")
    }
  }

  /// Refuses options for printing events, for commands that do not run a script.
  func refuseEvents() throws {
    guard events != nil || only != nil || trace != nil || perfetto != nil else { return }
    throw ValidationError("--events, --only, --trace and --perfetto are for what runs a script")
  }

  /// The options as plain settings, independent of the parser.
  var settings: RunSettings {
    RunSettings(
      format: events,
      kinds: only?.kinds,
      trace: trace,
      perfetto: perfetto,
      isForced: force,
      seed: seed,
      profile: profile?.name,
      nativeLua: nativeLua,
      isSandboxed: sandbox,
      limits: RunLimits(
        memory: memory ?? (sandbox ? 256 << 20 : nil),
        time: time ?? (sandbox ? .seconds(10) : nil),
        instructions: instructions
      ),
      plugins: plugins
    )
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
