internal import LazyReports
internal import LazyScripting

/// Runs jobs in some processes, each of which runs many; in this one where it is not the tool's.
struct SweepPool {
  let tool: Tool
  let settings: RunSettings
  let script: ScriptSource
  /// How many processes there are.
  let workers: Int

  /// Runs jobs and hands over what came of each, in the order in which they end.
  ///
  /// - Returns: False if an interrupt ended it.
  func run(_ jobs: [SweepJob], each: (SweepJob, SweepOutcome) throws -> Void) throws -> Bool {
    guard let program = tool.program else {
      let run = SweepJobRun(tool: tool, settings: settings, script: script)
      for job in jobs { try each(job, run.run(seed: job.seed, parameters: job.values)) }
      return true
    }
    var team: [SweepWorker] = []
    defer { for worker in team { worker.child.stop() } }
    var next = 0
    func give(_ worker: SweepWorker) {
      guard next < jobs.count else { return }
      worker.begin(jobs[next])
      next += 1
    }
    while team.count < min(workers, jobs.count) {
      team.append(try SweepWorker(program, words))
      give(team[team.count - 1])
    }
    var ended = 0
    while ended < jobs.count {
      if Signals.hasInterrupted { return false }
      ChildProcess.waitForAny(team.map(\.child))
      for worker in team {
        let outcome = worker.takeOutcome()
        if Signals.hasInterrupted { return false }
        if let outcome, let job = worker.job {
          try each(job, outcome)
          ended += 1
          worker.job = nil
        }
        if worker.hasEnded {
          if let job = worker.job {
            try each(job, worker.lastOutcome())
            ended += 1
          } else {
            _ = worker.child.finish()
          }
          team.removeAll { $0 === worker }
          // Another one takes its place where there is something to do.
          guard next < jobs.count else { continue }
          team.append(try SweepWorker(program, words))
          give(team[team.count - 1])
        } else if worker.job == nil {
          give(worker)
        }
      }
    }
    return true
  }

  private var words: [String] {
    [SweepWorkerCommand.word] + settings.words + ["--"]
      + [script.name, JobHash(of: script).text]
  }
}

/// A process that runs jobs, one at a time.
private final class SweepWorker {
  let child: ChildProcess
  var job: SweepJob?
  private var pending = PendingLines()
  private var lines: [String] = []

  init(_ program: String, _ words: [String]) throws(FileError) {
    child = try ChildProcess(program, words, takesRequests: true)
  }

  /// Whether it will answer no more.
  var hasEnded: Bool { child.hasAnswered }

  func begin(_ job: SweepJob) {
    self.job = job
    child.send(Array(job.line.utf8))
  }

  /// What came of its job, if it has answered.
  func takeOutcome() -> SweepOutcome? {
    pending.add(child.takeAnswer())
    while let line = pending.next() {
      lines.append(String(decoding: line, as: UTF8.self))
      guard line.first == UInt8(ascii: ".") else { continue }
      defer { lines = [] }
      return SweepOutcome(encoded: lines)
    }
    return nil
  }

  /// What came of its job when its process has ended.
  func lastOutcome() -> SweepOutcome {
    let end = child.finish()
    let said =
      String(decoding: child.printed, as: UTF8.self)
      .lines.first { !$0.isEmpty }.map { ": \($0)" } ?? ""
    return end == .status(ExitStatus.limitExceeded.rawValue)
      ? SweepOutcome(.limit, error: "a limit ended its process\(said)")
      : SweepOutcome(.killed, error: "its process \(end.words)\(said)")
  }
}
