/// Reads lines for the REPL's engine until there are no more, or the user leaves.
struct ReplCommand {
  private let tool: Tool
  private let settings: RunSettings
  private let choice: EventChoice

  init(tool: Tool, settings: RunSettings) {
    var tool = tool
    if tool.terminal.isInteractive { tool.errorPrefix = "" }
    self.tool = tool
    self.settings = settings
    let isInteractive = tool.terminal.isInteractive
    choice = settings.choice(unlessAsked: isInteractive ? .none : .text)
  }

  func run() -> ExitStatus {
    do {
      let bench = try SessionBench(tool: tool, settings: settings, choice: choice, script: "stdin")
      let engine = ReplEngine(
        bench: bench,
        tool: tool,
        settings: settings,
        isInteractive: tool.terminal.isInteractive
      )
      let status = converse(with: engine)
      if !engine.isInteractive { bench.reportFailureCount() }
      return bench.close(status)
    } catch {
      return ErrorReport(error).write(with: tool)
    }
  }

  private func converse(with engine: ReplEngine) -> ExitStatus {
    var isFirst = true
    while tool.terminal.outputFailure == nil {
      switch tool.terminal.readLine(prompt: engine.isInteractive ? engine.prompt : "") {
      case .line(let line):
        let text = isFirst ? ScriptSource.withoutMark(line) : line[...]
        isFirst = false
        let outcome = engine.feed(String(decoding: text, as: UTF8.self))
        if let status = end(of: outcome, engine) { return status }
      case .interrupted:
        guard engine.isInteractive else { return .interrupted }
        engine.clear()
      case .end:
        if engine.isInteractive { tool.terminal.writeLine("") }
        return end(of: engine.finish(), engine) ?? .done
      }
    }
    return .done
  }

  /// The status with which an outcome ends the conversation; a person goes on after an error.
  private func end(of outcome: ReplEngine.Outcome, _ engine: ReplEngine) -> ExitStatus? {
    switch outcome {
    case .goesOn: nil
    case .quit: .done
    case .failed(let status): engine.isInteractive ? nil : status
    }
  }
}
