internal import LazyScripting

/// Runs scripts without a conversation: makes the session, prints the output and returns the
/// status.
struct ScriptRun {
  private let tool: Tool
  private let settings: RunSettings
  private let choice: EventChoice
  /// Receives the error that ended a script.
  var onError: ((ErrorReport) -> Void)?

  init(tool: Tool, settings: RunSettings, unlessAsked format: EventFormat) {
    self.tool = tool
    self.settings = settings
    choice = settings.choice(unlessAsked: format)
  }

  /// Runs scripts one after another in one session, until one fails.
  func run(_ scripts: [ScriptSource], arguments: [String]) -> ExitStatus {
    let name = scripts.first?.name ?? ""
    do {
      for script in scripts where script.folder != nil { tool.files.protect(script.name) }
      let bench = try SessionBench(tool: tool, settings: settings, choice: choice, script: name)
      tool.terminal.onInterrupt = bench.session.interrupter
      let repl = ReplCommand(tool: tool, settings: settings)
      var engine: ReplEngine?
      bench.session.hooks.conversation = { [unowned bench] in
        let present = engine ?? repl.engine(inside: bench)
        engine = present
        return repl.run(inside: present)
      }
      let status = complaint(on: bench) ?? run(scripts, arguments: arguments, on: bench)
      // The engine holds the bench.
      bench.session.hooks.conversation = nil
      bench.reportFailureCount()
      return bench.close(status)
    } catch {
      return ErrorReport(error).write(with: tool)
    }
  }

  /// Reports reporters that no plugin has, before anything runs; nil if there are none.
  private func complaint(on bench: SessionBench) -> ExitStatus? {
    do {
      for name in settings.reporters { try bench.session.checkReporter(name) }
      return nil
    } catch {
      tool.writeError("--report: \(error.message)")
      return .wrongUsage
    }
  }

  /// Runs scripts in an existing session, until one fails.
  func run(
    _ scripts: [ScriptSource],
    arguments: [String],
    on bench: SessionBench
  ) -> ExitStatus {
    for (index, script) in scripts.enumerated() {
      do {
        try tool.watching(script.name, limits: settings.limits) { () throws(ScriptError) in
          try bench.session.run(script: script, arguments: arguments)
          if index == scripts.count - 1 { try bench.writeReports() }
        }
      } catch {
        let expected = bench.reportExpectations()
        guard !bench.stoppedItself else { return expected }
        let report = ErrorReport(script: error, named: script.name, progress: bench.progress)
        onError?(report)
        let status = report.write(with: tool)
        return bench.session.hasWrongSetting ? .wrongUsage : status
      }
    }
    if bench.session.parameters == nil, let setting = settings.parameters.first {
      tool.writeError(setting.withoutParameters)
      return .wrongUsage
    }
    return bench.reportExpectations()
  }
}
