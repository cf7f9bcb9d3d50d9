internal import ArgumentParser
internal import LazyStacks

/// The options that every way to run Lua has.
struct RunOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "How events are printed: text, jsonl or none.",
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

  @Option(help: ArgumentHelp("What chance begins with: a whole number from 0.", valueName: "n"))
  var seed: UInt64 = 1

  @Flag(help: "Leave pairs, math.random, sort and the clock as stock Lua has them.")
  var nativeLua = false

  /// What is printed: what was asked for, or the default of the command.
  ///
  /// Who names kinds wants to see them, so `--only` alone prints text.
  func choice(unlessAsked format: EventFormat) -> EventChoice {
    let fallback = only == nil ? format : .text
    return EventChoice(format: events ?? fallback, kinds: only?.kinds ?? KindList.usual)
  }
}

/// How events are printed.
enum EventFormat: String, CaseIterable, ExpressibleByArgument {
  case text
  case jsonl
  case none
}

/// Which events are printed, and how.
struct EventChoice: Equatable {
  var format: EventFormat
  var kinds: [Event.Kind]

  func includes(_ kind: Event.Kind) -> Bool { format != .none && kinds.contains(kind) }
}
