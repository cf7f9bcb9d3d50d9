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

  /// Whether somebody asked for the runs, which then have the limits of the script.
  let isAskedFor: Bool

  /// The most events of a run that is repeated without being asked for.
  static let mostEvents = 10_000
  private static let mostInstructions = 20_000_000
  private static let mostMemory = 512 << 20
  private static let mostOutput = 1 << 20

  /// Finds out what is otherwise under other conditions.
  ///
  /// - Parameter record: What the script did.
  /// - Returns: What each run showed, or why there is none.
  /// - Throws: `FileError` or `ScriptError` of a file of a profile.
  func runs(besides record: RunRecord) throws -> OtherRuns {
    guard !settings.nativeLua else {
      return OtherRuns(remark: "What --native-lua runs is not the same when it runs again.")
    }
    let most = max(Self.mostEvents, 3 * record.eventCount)
    guard let base = try run(settings, mostEvents: most)?.record else {
      return OtherRuns(remark: Self.wasStopped)
    }
    guard base.fault == record.fault else {
      let fault = base.fault ?? "it reached its end"
      return OtherRuns(remark: "The script went on otherwise when it ran again: \(fault)")
    }
    guard base.isSameCourse(as: record) else { return OtherRuns(remark: Self.isOtherAgain) }
    var others = OtherRuns()
    for condition in conditions {
      guard let run = try run(condition.settings, mostEvents: most) else {
        others.remark = Self.wasStopped
        break
      }
      let isTaken = condition.kind == .profile ? run.hasTaken.profile : run.hasTaken.answer
      guard isTaken else { continue }
      others.runs.append(
        OtherRun(
          condition.kind,
          name: condition.name,
          about: condition.about,
          record: run.record,
          insteadOf: base
        )
      )
    }
    if others.runs.isEmpty, others.remark == nil {
      others.remark = "Each window has a profile of its own, which stays."
    }
    return others
  }

  private static let isOtherAgain =
    "The script did something else when it ran again without files, so that it is not known what "
    + "would be otherwise under other conditions."

  static let isLeftOut =
    "The run has more than 10,000 events: --others runs it again under other conditions."
  private static let wasStopped = "It was stopped before all other conditions were tried."

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
      + profiles.map { (name: $0, about: "another list") }
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

  /// What a run showed and did, and whether windows took the profile and the other answer.
  private typealias Run = (record: RunRecord, hasTaken: (profile: Bool, answer: Bool))

  /// Runs the script once.
  ///
  /// - Returns: What came of it; nil if a person stopped it.
  private func run(_ settings: RunSettings, mostEvents: Int) throws -> Run? {
    var (tool, settings) = (tool, settings)
    let terminal = QuietTerminal(mostOutput: Self.mostOutput)
    let interrupts = self.tool.terminal
    (tool.terminal, tool.errorPrefix) = (terminal, "")
    settings.isSandboxed = true
    if !isAskedFor {
      let limits = settings.limits
      settings.limits.memory = min(limits.memory ?? .max, Self.mostMemory)
      settings.limits.instructions = min(limits.instructions ?? .max, Self.mostInstructions)
    }
    let bench = try SessionBench(writingNothing: script, tool: tool, settings: settings)
    interrupts.onInterrupt = bench.session.interrupter
    defer { interrupts.onInterrupt = nil }
    let watch = RunWatch(of: bench.session, mostEvents: mostEvents)
    bench.onEvent = watch.take
    do {
      try bench.session.run(script: script, arguments: arguments)
    } catch {
      guard watch.record.stoppedAfter != nil || error.kind != .interrupted else { return nil }
      let report = ErrorReport(script: error, named: script.name, progress: nil)
      if watch.record.stoppedAfter == nil { watch.record.fault = report.lines[0] }
    }
    watch.record.failedExpectations = bench.session.expectations.failed
    watch.record.lines = terminal.output
    let hasTaken = bench.session.hasTaken
    _ = bench.close(.done)
    return (watch.record, hasTaken)
  }
}

/// Records a run, and stops one that goes on for too long.
private final class RunWatch {
  var record = RunRecord()
  private let mostEvents: Int
  private let stop: @Sendable () -> Void

  init(of session: any ScriptSession, mostEvents: Int) {
    (self.mostEvents, stop) = (mostEvents, session.interrupter)
    session.hooks.onStill = { [unowned self] in record.add($0, window: $1) }
  }

  func take(_ event: Event, window: Int) {
    record.add(event, window: window)
    guard record.eventCount > mostEvents, record.stoppedAfter == nil else { return }
    record.stoppedAfter = record.eventCount
    stop()
  }
}
