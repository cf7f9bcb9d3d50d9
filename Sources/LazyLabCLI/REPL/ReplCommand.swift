internal import LazyScripting
internal import LineEditor

/// Reads entries for the REPL's engine until the input ends or the user leaves.
struct ReplCommand {
  private let tool: Tool
  private let settings: RunSettings
  private let choice: EventChoice
  /// Receives the outcome of each entry, and how many entries were Lua so far.
  var onOutcome: ((ReplEngine.Outcome, _ entryCount: Int) -> Void)?

  init(tool: Tool, settings: RunSettings) {
    var tool = tool
    if tool.terminal.isInteractive { tool.errorPrefix = "" }
    if !(tool.terminal is RecordingTerminal) { tool.terminal = RecordingTerminal(tool.terminal) }
    self.tool = tool
    self.settings = settings
    let isInteractive = tool.terminal.isInteractive
    choice = settings.choice(unlessAsked: isInteractive ? .none : .text)
  }

  /// Runs the conversation.
  ///
  /// - Parameter reader: The source of entries; by default the terminal, where the user is greeted.
  /// - Returns: The exit status.
  func run(reading reader: (any EntryReader)? = nil) -> ExitStatus {
    do {
      let engine = ReplEngine(
        bench: try makeBench(),
        tool: tool,
        settings: settings,
        isInteractive: tool.terminal.isInteractive
      )
      engine.makeBench = makeBench
      if engine.isInteractive, reader == nil { greet(engine) }
      let status = converse(with: engine, reading: reader ?? self.reader(for: engine))
      if !engine.isInteractive, reader == nil { engine.bench.reportFailureCount() }
      return engine.bench.close(status)
    } catch {
      return ErrorReport(error).write(with: tool)
    }
  }

  /// The engine of conversations in the middle of a script, in the script's session.
  func engine(inside bench: SessionBench) -> ReplEngine {
    let isInteractive = tool.terminal.isInteractive
    return ReplEngine(bench: bench, tool: tool, settings: settings, isInteractive: isInteractive)
  }

  /// Holds a conversation in the middle of a script, or goes on with it.
  ///
  /// - Returns: An error message if an entry failed that a person did not see.
  func run(inside engine: ReplEngine) -> String? {
    let bench = engine.bench
    let onEvent = bench.onEvent
    defer { bench.onEvent = onEvent }
    engine.listen()
    if engine.isInteractive { tool.terminal.writeLine("in the script; Ctrl-D goes on with it") }
    let status = converse(with: engine, reading: reader(for: engine), isInside: true)
    tool.terminal.onInterrupt = bench.session.interrupter
    if status == .interrupted { bench.session.interrupter() }
    return status == .done ? nil : "an entry failed, and lab.repl reads no more"
  }

  private func makeBench() throws -> SessionBench {
    try SessionBench(tool: tool, settings: settings, choice: choice, script: "stdin")
  }

  /// Greets the user and runs the user's own file.
  private func greet(_ engine: ReplEngine) {
    tool.terminal.writeLine(
      "lazylab \(LazyLab.version): lazy containers, scripted in Lua. "
        + ".help says more; Ctrl-D leaves."
    )
    guard settings.readsConfiguration, let path = UserPaths(in: tool.environment).configuration,
      SystemFiles.resolved(path) != nil
    else { return }
    engine.load(path)
  }

  /// The line editor if a person types at a terminal that can show it; otherwise plain lines.
  private func reader(for engine: ReplEngine) -> any EntryReader {
    // The display of the editor is not part of a recording.
    let terminal = (tool.terminal as? RecordingTerminal)?.base ?? tool.terminal
    guard let keyboard = terminal.keyboard, !settings.isSimple, !isDumb else {
      return LineReader(on: terminal)
    }
    let names = engine.bench.session.vocabularyNames
    let history = EntryHistory(tool: tool)
    let language = ReplLanguage(
      session: { engine.bench.session },
      commands: CommandCompletion(
        commands: tool.dotCommands(),
        names: names + engine.bench.session.chapters.map(\.name),
        windows: { engine.bench.session.windowNames },
        ids: { engine.bench.session.visibleIDs }
      )
    )
    let prompts = Editor.Prompts(first: engine.prompt, next: "… ")
    let reader = EditedReader(
      on: terminal,
      keyboard: keyboard,
      palette: isColorless ? .colorless : .colored,
      editor: Editor(prompts: prompts, language: language, history: history.load()),
      onEntry: history.add
    )
    engine.onTextToEdit = { reader.start(with: $0) }
    return reader
  }

  private var isDumb: Bool {
    let terminal = tool.environment("TERM") ?? ""
    return terminal.isEmpty || terminal == "dumb"
  }

  private var isColorless: Bool { !(tool.environment("NO_COLOR") ?? "").isEmpty }

  private func converse(
    with engine: ReplEngine,
    reading reader: any EntryReader,
    isInside: Bool = false
  ) -> ExitStatus {
    var isFirst = true
    var firstFailure = ExitStatus.done
    while tool.terminal.outputFailure == nil {
      switch reader.next(prompt: engine.isInteractive ? engine.prompt : "") {
      case .text(let bytes):
        let text = isFirst ? ScriptSource.withoutMark(bytes) : bytes[...]
        isFirst = false
        let outcome = engine.feed(bytes: text)
        onOutcome?(outcome, engine.entryCount)
        // An interrupt of an entry inside a script stops the script.
        if isInside, outcome == .failed(.interrupted) { return .interrupted }
        if let status = end(of: outcome, in: engine) {
          guard keepsGoing(after: outcome) else {
            return firstFailure == .done ? status : firstFailure
          }
          if firstFailure == .done { firstFailure = status }
        }
      case .interrupted(let wasEmpty):
        guard engine.isInteractive else { return .interrupted }
        engine.clear(wasEmpty: wasEmpty)
      case .end:
        if engine.isInteractive, reader is LineReader { tool.terminal.writeLine("") }
        let outcome = engine.finish()
        onOutcome?(outcome, engine.entryCount)
        let status = end(of: outcome, in: engine) ?? .done
        return firstFailure == .done ? status : firstFailure
      }
    }
    return firstFailure
  }

  /// Whether entries after a failed one are run, as `--keep-going` asks; never after Ctrl-C.
  private func keepsGoing(after outcome: ReplEngine.Outcome) -> Bool {
    guard case .failed(let status) = outcome else { return false }
    return settings.keepsGoing && status != .interrupted
  }

  /// The status if an outcome ends the conversation; for a person it continues after an error.
  private func end(of outcome: ReplEngine.Outcome, in engine: ReplEngine) -> ExitStatus? {
    switch outcome {
    case .goesOn: nil
    case .quit: .done
    case .failed(let status): engine.isInteractive ? nil : status
    }
  }
}
