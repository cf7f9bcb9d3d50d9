internal import ArgumentParser
internal import LazyReports
internal import LazyScripting

/// `lazylab sweep-worker FILE HASH`: jobs of a sweep, for the process that started this one.
struct SweepWorkerCommand: ToolCommand {
  static let word = "sweep-worker"

  static let configuration = CommandConfiguration(
    commandName: word,
    abstract: "Run jobs for 'lazylab sweep', which starts this.",
    shouldDisplay: false
  )

  @Argument(help: "The script.")
  var file: String

  @Argument(help: "What the script must be.")
  var hash: String

  @OptionGroup var options: RunOptions

  func perform(with tool: Tool) -> ExitStatus {
    guard ChildProcess.beginAnswer(), var requests = ChildProcess.Requests() else {
      tool.writeError("sweep-worker answers 'lazylab sweep', which starts it; run that")
      return .wrongUsage
    }
    do {
      let script = try ScriptSource.file(at: file, limits: options.settings.limits)
      let run = SweepJobRun(tool: tool, settings: options.settings, script: script)
      let isSame = JobHash(of: script).text == hash
      while let line = requests.next() {
        guard let job = SweepJob.read(line: line) else { return .wrongUsage }
        let outcome =
          isSame
          ? run.run(seed: job.seed, parameters: job.values)
          : SweepOutcome(.failed, error: "'\(file)' was changed while the sweep ran")
        try ChildProcess.answer(outcome.encoded)
      }
      return .done
    } catch {
      return ErrorReport(error).write(with: tool)
    }
  }
}

extension SweepOutcome {
  /// The outcome as a worker answers: its rows and notes, a line each, and its status.
  var encoded: [UInt8] {
    let lines = rows.map { DataValue.record($0).json } + notes.map { "!" + $0.onOneLine }
    return Array((lines + [".\(status.rawValue)"]).map { $0 + "\n" }.joined().utf8)
  }

  /// Reads what a worker answered; nil if that is not whole.
  init?(encoded lines: [String]) {
    guard let status = lines.last?.dropFirst(), let status = Status(rawValue: String(status)) else {
      return nil
    }
    self.status = status
    let told = lines.dropLast()
    rows = told.filter { !$0.hasPrefix("!") }.compactMap { RowReader.fields(of: $0.utf8) }
    notes = told.filter { $0.hasPrefix("!") }.map { String($0.dropFirst()) }
  }
}
