internal import LazyReports
internal import LazyScripting
internal import LazyStacks

/// Runs a script again under other conditions: in other profiles, and with other answers to what
/// nobody outside Apple knows.
///
/// Each run has a session of its own, of which nothing gets out and which reaches no files. If the
/// script does the same there as it did, it depends on nothing else, and what is otherwise under
/// another condition is due to that.
struct OtherRunner {
  let tool: Tool
  let settings: RunSettings
  let script: ScriptSource
  let arguments: [String]
  /// Profiles that lazylab does not have, by their files.
  let profiles: [String]

  /// The most events of a run that is repeated without being asked for.
  static let mostEvents = 10_000
  private static let mostInstructions = 20_000_000
  private static let mostMemory = 512 << 20
  private static let mostOutput = 1 << 20

  /// Finds out what is otherwise under other conditions.
  ///
  /// - Parameter record: What the script did.
  /// - Returns: What each run showed, or why there is none.
  func runs(besides record: RunRecord) -> OtherRuns {
    guard !settings.nativeLua else {
      return OtherRuns(remark: "What --native-lua runs is not the same when it runs again.")
    }
    let most = 3 * record.eventCount + 1_000
    guard let base = run(settings, mostEvents: most) else {
      return OtherRuns(remark: Self.wasStopped)
    }
    guard base.fault != Self.isTooLong else {
      return OtherRuns(remark: "The script runs for too long to be run again.")
    }
    guard base.isSameCourse(as: record) else { return OtherRuns(remark: Self.isOtherAgain) }
    var others = OtherRuns()
    for condition in conditions {
      guard let run = run(condition.settings, mostEvents: most) else {
        others.remark = Self.wasStopped
        break
      }
      others.runs.append(
        OtherRun(
          condition.kind,
          name: condition.name,
          about: condition.about,
          record: run,
          insteadOf: base
        )
      )
    }
    return others
  }

  private static let isOtherAgain =
    "The script did something else when it ran again without files, so that it is not known what "
    + "would be otherwise under other conditions."

  private static let wasStopped = "It was stopped before all other conditions were tried."
  private static let isTooLong = "it would go on for too long."

  /// A condition under which the script runs again.
  private struct Condition {
    let kind: OtherRun.Condition
    let name: String
    let about: String
    let settings: RunSettings
  }

  private var conditions: [Condition] {
    let own = settings.profile ?? Profile.all[0].name
    let known = ProfileOrigin.all.filter { $0.name != own }
    let names =
      known.map { (name: $0.name, about: $0.system) }
      + profiles.map { path in (name: path, about: ProfileOrigin.system(of: path)) }
    let profiles = names.map { profile in
      var settings = settings
      settings.profile = profile.name
      return Condition(
        kind: .profile,
        name: profile.name,
        about: profile.about,
        settings: settings
      )
    }
    let answers = OpenQuestion.all.flatMap { question in
      question.others.map { other in
        var settings = settings
        settings.otherAnswer = DataValue.Field(question.parameter, other)
        let name = question.setting(other)
        return Condition(kind: .answer, name: name, about: question.text, settings: settings)
      }
    }
    return profiles + answers
  }

  /// Runs the script once.
  ///
  /// - Returns: What it showed and did; nil if a person stopped it.
  private func run(_ settings: RunSettings, mostEvents: Int) -> RunRecord? {
    var (tool, settings) = (tool, settings)
    let terminal = QuietTerminal(mostOutput: Self.mostOutput)
    let interrupts = self.tool.terminal
    (tool.terminal, tool.errorPrefix) = (terminal, "")
    settings.isSandboxed = true
    settings.limits = RunLimits(memory: Self.mostMemory, instructions: Self.mostInstructions)
    let choice = settings.choice(unlessAsked: .none)
    let bench: SessionBench
    do {
      bench = try SessionBench(
        tool: tool,
        settings: settings,
        choice: choice,
        script: script.name
      )
    } catch {
      var record = RunRecord()
      record.fault = ErrorReport(error).lines[0]
      return record
    }
    bench.session.hooks.textWriter = nil
    bench.session.hooks.traceWriter = nil
    interrupts.onInterrupt = bench.session.interrupter
    defer { interrupts.onInterrupt = nil }
    let watch = RunWatch(of: bench.session, mostEvents: mostEvents)
    bench.onEvent = watch.take
    do {
      try bench.session.run(script: script, arguments: arguments)
    } catch {
      guard watch.isTooLong || error.kind != .interrupted else { return nil }
      let report = ErrorReport(script: error, named: script.name, progress: nil)
      let isTooLong = watch.isTooLong || error.kind == .limit
      watch.record.fault = isTooLong ? Self.isTooLong : report.lines[0]
    }
    watch.record.failedExpectations = bench.session.expectations.failed
    watch.record.lines = terminal.output
    _ = bench.close(.done)
    return watch.record
  }
}

/// Records a run, and stops one that goes on for too long.
private final class RunWatch {
  var record = RunRecord()
  private(set) var isTooLong = false
  private let mostEvents: Int
  private let stop: @Sendable () -> Void

  init(of session: any ScriptSession, mostEvents: Int) {
    (self.mostEvents, stop) = (mostEvents, session.interrupter)
    session.hooks.onStill = { [unowned self] in record.add($0, window: $1) }
  }

  func take(_ event: Event, window: Int) {
    record.add(event, window: window)
    guard record.eventCount > mostEvents, !isTooLong else { return }
    isTooLong = true
    stop()
  }
}

extension ProfileOrigin {
  /// For what a profile stands that is not among those that lazylab has.
  fileprivate static func system(of name: String) -> String {
    all.first { $0.name == name }?.system ?? "another list"
  }
}
