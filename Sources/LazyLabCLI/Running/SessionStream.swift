internal import LazyReports
internal import LazyStacks

/// Merges the output of a session and the events of its windows in order.
final class SessionStream {
  /// Stops the session when nothing can be written any more.
  var stop: (() -> Void)?
  var onEvent: ((Event, Int) -> Void)?
  var kinds: [Event.Kind] {
    get { printer.choice.format.isSilent ? [] : printer.choice.kinds }
    set {
      printer.choice.kinds = newValue
      if printer.choice.format.isSilent { printer.choice.format = .text }
    }
  }
  /// Whether windows do the same with many seeds: then events go only into the trace.
  var isRepeating = false
  private(set) var hasFailed = false
  /// The number of frames so far.
  private(set) var frames = 0

  private let tool: Tool
  private let printer: EventPrinter
  private let traces: [TraceFile]
  private var traceFailure: FileError?
  private var toldDiagnostics: [Diagnostic.Code: Set<String>] = [:]
  private var toldCount = 0
  /// The failure after the error that ends the frame in progress, with the frame's number.
  private var held: (frame: Int, diagnostic: Diagnostic)?
  private static let (mostDiagnostics, longestMessage) = (1_000, 2_000)

  init(tool: Tool, printer: EventPrinter, traces: [TraceFile]) {
    self.tool = tool
    self.printer = printer
    self.traces = traces
  }

  func begin() {
    if let line = printer.firstLine { tool.terminal.writeLine(line) }
  }

  func print(_ bytes: [UInt8]) {
    tellHeld()
    tool.terminal.write(printer.printed(bytes), to: .output)
    checkOutput()
  }

  func take(_ event: Event, window: Int) {
    if let held, event.frame > held.frame { tellHeld() }
    if event.kind == .frame {
      frames += 1
      tool.watchdog?.note(frames: frames)
    }
    keep(event, window: window)
    if !isRepeating, let line = printer.line(for: event, window: window) {
      tool.terminal.writeLine(line)
      checkOutput()
    } else if case .diagnostic(let diagnostic) = event.detail {
      if diagnostic.code == .furtherError {
        held = (event.frame, diagnostic)
      } else {
        report(diagnostic)
      }
    }
    if !isRepeating { onEvent?(event, window) }
  }

  /// Reports what followed the first error of a frame, after that error was reported.
  func tellHeld() {
    guard let (_, diagnostic) = held else { return }
    held = nil
    report(diagnostic)
  }

  /// Reports a diagnostic on standard error the first time that it occurs.
  func report(_ diagnostic: Diagnostic) {
    guard toldCount <= Self.mostDiagnostics else { return }
    let message = diagnostic.message.shortened(to: Self.longestMessage)
    guard toldDiagnostics[diagnostic.code, default: []].insert(message).inserted else { return }
    toldCount += 1
    if toldCount > Self.mostDiagnostics {
      toldDiagnostics = [:]
      tool.writeError("there are more diagnostics; '--trace' writes them all")
    } else {
      tool.writeError("\(diagnostic.code.rawValue): \(message.onOneLine)")
    }
  }

  func close() -> FileError? {
    tellHeld()
    for trace in traces {
      do {
        try trace.close()
      } catch {
        traceFailure = traceFailure ?? error
      }
    }
    return traceFailure
  }

  private func keep(_ event: Event, window: Int) {
    guard traceFailure == nil else { return }
    do {
      for trace in traces { try trace.add(event, window: window) }
    } catch {
      traceFailure = error
      fail()
    }
  }

  private func checkOutput() {
    if tool.terminal.outputFailure != nil { fail() }
  }

  private func fail() {
    hasFailed = true
    stop?()
  }
}

/// Turns events, and the output of scripts between them, into text for standard output.
final class EventPrinter {
  var choice: EventChoice
  let header: EventJSON.Header

  private var unfinished: [UInt8] = []

  init(choice: EventChoice, header: EventJSON.Header) {
    self.choice = choice
    self.header = header
  }

  /// The first line of the output.
  var firstLine: String? { choice.format.firstLine(header) }

  /// The line of an event; nil if it is not printed.
  func line(for event: Event, window: Int) -> String? {
    guard choice.includes(event.kind) else { return nil }
    return choice.format.line?(event, window)
  }

  /// A script's output: unchanged, or as an object if every line is one.
  func printed(_ bytes: [UInt8]) -> [UInt8] {
    guard let line = choice.format.printed else { return bytes }
    unfinished += bytes
    guard unfinished.last == UInt8(ascii: "\n") else { return [] }
    let text = String(decoding: unfinished.dropLast(), as: UTF8.self)
    unfinished = []
    return Array((line(text) + "\n").utf8)
  }
}
