internal import LazyScripting
internal import LazyStacks

extension DotCommand {
  /// The commands for the session itself.
  static let aboutSession = [
    DotCommand(
      name: "events",
      arguments: "[KIND,…|all|none]",
      completes: .kinds,
      summary: "Which kinds of events are printed while frames are made."
    ) { engine, words in SessionCommands(of: engine).chooseEvents(words.joined(separator: ",")) },
    DotCommand(
      name: "quiet",
      summary: "Print no block of what moved after an entry, or print it again."
    ) { engine, _ in SessionCommands(of: engine).toggleBlocks() },
    DotCommand(
      name: "set",
      arguments: "[NAME VALUE]",
      summary: "How values are printed: depth, width; and block on or off."
    ) { engine, words in SessionCommands(of: engine).set(words) },
    DotCommand(
      name: "time",
      arguments: "ENTRY",
      summary: "How long an entry takes."
    ) { engine, words in SessionCommands(of: engine).time(words.joined(separator: " ")) },
    DotCommand(
      name: "bench",
      arguments: "[--runs N] ENTRY",
      summary: "How long an entry takes, run again and again for half a second, or N times."
    ) { engine, words in SessionCommands(of: engine).measure(words) },
    DotCommand(
      name: "doctor",
      isRecorded: false,
      summary: "Say what is installed, and whether it works."
    ) { engine, _ in
      DoctorCommand.report(with: engine.tool) == .done ? .goesOn : .failed(.failed)
    },
    DotCommand(name: "reset", summary: "Begin anew: no windows, no variables.") { engine, _ in
      engine.reset()
    },
    DotCommand(name: "quit", summary: "Leave, as Ctrl-D does.") { _, _ in .quit },
  ]
}

/// What the commands do that change the session or measure it.
private struct SessionCommands {
  private let engine: ReplEngine
  private var tool: Tool { engine.tool }
  private var bench: SessionBench { engine.bench }

  init(of engine: ReplEngine) { self.engine = engine }

  func chooseEvents(_ list: String) -> ReplEngine.Outcome {
    if list.isEmpty {
      let names = bench.kinds.map(\.name)
      tool.terminal.writeLine(names.isEmpty ? "none" : names.joined(separator: ","))
      return .goesOn
    }
    do {
      bench.kinds = list == "none" ? [] : try KindList(parsing: list).kinds
      return .goesOn
    } catch {
      return engine.fail(error.description)
    }
  }

  func toggleBlocks() -> ReplEngine.Outcome {
    engine.showsBlocks.toggle()
    tool.terminal.writeLine(
      engine.showsBlocks ? "what moved is printed" : "what moved is not printed"
    )
    return .goesOn
  }

  func set(_ words: [String]) -> ReplEngine.Outcome {
    guard let name = words.first else {
      let limits = bench.session.printLimits
      tool.terminal.writeLine("  depth  \(limits.depth)\n  width  \(limits.width)")
      tool.terminal.writeLine("  block  \(engine.showsBlocks ? "on" : "off")")
      return .goesOn
    }
    let value = words.dropFirst().joined(separator: " ")
    switch (name, Int(value, radix: 10)) {
    case ("depth", let number?) where (1...100).contains(number):
      bench.session.printLimits.depth = number
    case ("width", let number?) where (1...10_000).contains(number):
      bench.session.printLimits.width = number
    case ("block", _) where value == "on" || value == "off": engine.showsBlocks = value == "on"
    case ("depth", _):
      return engine.fail("depth takes a whole number from 1 to 100, got '\(value)'")
    case ("width", _):
      return engine.fail("width takes a whole number from 1 to 10000, got '\(value)'")
    case ("block", _): return engine.fail("block takes on or off, got '\(value)'")
    default:
      let nearest = Suggestion.nearest(to: name, among: ["depth", "width", "block"])
      let hint = nearest.map { "did you mean '\($0)'?" } ?? "there are depth, width and block"
      return engine.fail("nothing to set is called '\(name)'; \(hint)")
    }
    return .goesOn
  }

  func time(_ entry: String) -> ReplEngine.Outcome {
    guard !entry.isEmpty else { return engine.fail("write .time ENTRY") }
    let start = tool.now()
    let outcome = engine.enter(entry)
    if outcome == .goesOn {
      engine.writeUnrecorded("  took \(Self.milliseconds(in: tool.now() - start))")
    }
    return outcome
  }

  func measure(_ words: [String]) -> ReplEngine.Outcome {
    let isCounted = words.first == Self.runs
    let count = isCounted && words.count > 1 ? Int(words[1], radix: 10) : nil
    if isCounted, !(count.map { (1...Self.mostRuns).contains($0) } ?? false) {
      return engine.fail("\(Self.runs) of .bench takes a whole number from 1 to \(Self.mostRuns)")
    }
    let entry = words.dropFirst(isCounted ? 2 : 0).joined(separator: " ")
    guard !entry.isEmpty else { return engine.fail("write .bench ENTRY") }
    return engine.withoutMoves { engine.runs { try measureRuns(of: entry, count: count) } }
  }

  private static let (runs, mostRuns) = ("--runs", 10_000)

  /// Runs an entry so many times, or for half a second.
  ///
  /// A recording keeps how often it ran, so that a replay changes the same.
  private func measureRuns(of entry: String, count: Int?) throws {
    let run = try bench.session.prepare(entry)
    var times: [Duration] = []
    var started = 0
    defer {
      engine.enteredAgain = ".bench \(Self.runs) \(started) \(entry)"
      engine.log.runs.append(.repeated(entry, times: started))
    }
    let begin = tool.now()
    let isOver = {
      count.map { times.count >= $0 }
        ?? (times.count >= Self.mostRuns
          || !times.isEmpty && tool.now() - begin >= .milliseconds(500))
    }
    while !isOver() {
      let start = tool.now()
      started += 1
      try run()
      times.append(tool.now() - start)
    }
    times.sort()
    let (median, least) = (times[times.count / 2], times[0])
    engine.writeUnrecorded(
      "  median \(Self.milliseconds(in: median)), least \(Self.milliseconds(in: least)), "
        + "\(times.count) runs"
    )
  }

  /// A time in milliseconds with three decimals.
  private static func milliseconds(in time: Duration) -> String {
    let (seconds, attoseconds) = time.components
    let micros = seconds * 1_000_000 + attoseconds / 1_000_000_000_000
    let rest = String(1_000 + micros % 1_000).dropFirst()
    return "\(micros / 1_000).\(rest) ms"
  }
}
