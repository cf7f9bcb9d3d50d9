internal import LazyReports
internal import LazyScripting
internal import LazyStacks

/// What is reported, and the files in which it is written.
struct ReportOrder {
  /// The script, or a trace.
  let file: String
  let arguments: [String]
  /// The files; nil for what is not wanted.
  let page: String?
  let markdown: String?
  let frames: ClosedRange<Int>
  /// Whether the script runs again under other conditions; nil where it does if that is not long.
  let others: Bool?
  /// The profiles that are compared with besides those that lazylab has.
  let elsewhere: [String]
  let settings: RunSettings

  /// Makes the report and writes the files.
  ///
  /// - Throws: `FileError` if a file cannot be read or written.
  func write(with tool: Tool) throws -> ExitStatus {
    guard file == "-" else {
      let beginning = SystemFiles.beginning(of: file, atMost: 32)
      guard beginning.first != UInt8(ascii: "<") else {
        let reason = "it is a page or a picture, and no script; a trace is what run --trace writes"
        throw FileError("cannot report", at: file, reason: reason)
      }
      guard file.hasSuffix(".jsonl") || beginning.first.map(Self.isJSON) == true else {
        return try run(.file(at: file, limits: settings.limits), with: tool)
      }
      tool.files.protect(file)
      return try readTrace(file, with: tool) { try FileLines(of: file).read($0) }
    }
    let input = try ScriptSource.standardInput(of: tool.terminal, limits: settings.limits)
    guard input.bytes.first.map(Self.isJSON) == true else { return try run(input, with: tool) }
    // Input always ends in a line feed, which its last line may have or not.
    let text = Array(input.bytes.dropLast())
    return try readTrace(input.name, with: tool) { try FileLines.read(all: text, $0) }
  }

  /// Whether a file that begins with a byte is JSON; no script begins with it.
  private static func isJSON(_ byte: UInt8) -> Bool {
    [UInt8(ascii: "{"), UInt8(ascii: "[")].contains(byte)
  }

  private func targets(of script: String) -> [(path: String, kind: FileKind)] {
    [(page, FileKind.page), (markdown, .markdown)].compactMap { path, kind in
      path.map { ($0, kind.of(script)) }
    }
  }

  /// Finds out whether all files can be written; none is touched.
  private func check(_ script: String, with tool: Tool) throws {
    for target in targets(of: script) {
      _ = try tool.files.begin(target.path, as: target.kind, isForced: settings.isForced)
    }
  }

  private func write(_ report: RunReport, source: String?, with tool: Tool) throws {
    // The run may have written files itself, and where one cannot be replaced none is.
    let script = report.header.script
    try check(script, with: tool)
    for (path, kind) in targets(of: script) {
      let bytes =
        path == page
        ? RunPage(of: report, source: source).bytes
        : Array(RunMarkdown(of: report, source: source).text.utf8)
      try tool.files.write(bytes, to: path, as: kind, isForced: settings.isForced)
    }
    if let omission = report.omission { tool.writeError(omission) }
    let names = targets(of: script).map(\.path.onOneLine)
    tool.writeError("wrote \(names.joined(separator: " and ")): \(report.summary)")
  }

  /// Reports a script while it runs.
  private func run(_ script: ScriptSource, with tool: Tool) throws -> ExitStatus {
    if script.folder != nil { tool.files.protect(script.name) }
    for plugin in settings.plugins { tool.files.protect(plugin) }
    for path in elsewhere { _ = try SystemFiles.read(path) }
    try check(script.name, with: tool)
    let bench = try SessionBench(
      tool: tool,
      settings: settings,
      choice: settings.choice(unlessAsked: .none),
      script: script.name
    )
    tool.terminal.onInterrupt = bench.session.interrupter
    let watch = ReportWatch(
      RunReport(of: settings.header(of: script.name), command: command, frames: frames),
      of: bench,
      mostRecorded: others.map { $0 ? .max : 0 } ?? OtherRunner.mostEvents
    )
    var scripts = ScriptRun(tool: tool, settings: settings, unlessAsked: .none)
    scripts.onError = {
      watch.report.notes.append("The script ended: " + $0.lines[0])
      watch.report.isCutOff = true
      watch.record?.fault = $0.lines[0]
    }
    let status = scripts.run([script], arguments: arguments, on: bench)
    watch.end(hasLimits: status == .limitExceeded)
    bench.reportFailureCount()
    let closed = bench.close(status)
    if status != .limitExceeded {
      watch.report.others = try otherRuns(of: script, besides: watch.record, with: tool)
    }
    guard status == .done || !watch.report.windowNumbers.isEmpty else {
      tool.writeError("nothing was written: the script failed before it made a window")
      return closed
    }
    let source = String(decoding: script.bytes, as: UTF8.self)
    if markdown != nil { watch.report.noteReplacements(in: script.bytes[...]) }
    guard watch.report.windowNumbers.isEmpty || !watch.report.isEmpty else {
      tool.writeError("nothing was written: the run has no frame that --frames asks for")
      return status == .done ? .failed : closed
    }
    try write(watch.report, source: source, with: tool)
    return closed
  }

  /// Hands over each line, without its line feed, and whether one follows it.
  private typealias Lines = ((_ line: ArraySlice<UInt8>, _ isWhole: Bool) throws -> Void) throws ->
    Void

  /// What the script does under other conditions.
  private func otherRuns(
    of script: ScriptSource,
    besides record: RunRecord?,
    with tool: Tool
  ) throws -> OtherRuns? {
    guard let record else {
      return others == nil ? OtherRuns(remark: OtherRunner.isLeftOut) : nil
    }
    let runner = OtherRunner(
      tool: tool,
      settings: settings,
      script: script,
      arguments: arguments,
      profiles: elsewhere,
      isAskedFor: others == true
    )
    return try runner.runs(besides: record)
  }

  /// Reports a saved trace.
  private func readTrace(
    _ name: String,
    with tool: Tool,
    lines: Lines
  ) throws -> ExitStatus {
    let isPlain = settings.seed == 1 && settings.parameters.isEmpty && settings.flags.isEmpty
    guard arguments.isEmpty, isPlain, others != true else {
      let reason = "a trace is over: arguments and options of a run change nothing in it"
      throw FileError("cannot report", at: name, reason: reason)
    }
    var report: RunReport?
    var cut: SavedTrace.Fault?
    var number = 0
    do {
      try lines { line, isWhole in
        number += 1
        guard report != nil else {
          let header = try SavedTrace.header(in: line)
          report = RunReport(of: header, command: command, frames: frames)
          report?.noteReplacements(in: line)
          return
        }
        try report?.add(line, number: number, isLast: !isWhole)
      }
    } catch let fault as SavedTrace.Fault {
      guard fault.isCutOff else { throw fault.error(at: name) }
      cut = fault
    }
    guard var report, !report.isEmpty else {
      let reason =
        switch number {
        case 0: "is empty"
        case 1: "has nothing after its first line: no window made a frame"
        default:
          frames == 1...Int.max ? "has no whole frame" : "has no frame that --frames asks for"
        }
      throw (cut ?? SavedTrace.Fault(message: reason, isCutOff: false)).error(at: name)
    }
    let end = cut?.message ?? report.openFrame.map { "ends within frame \($0)" }
    if let end { report.notes.append("The trace \(end); the rest is missing here.") }
    report.isCutOff = end != nil
    try write(report, source: nil, with: tool)
    guard let end else { return .done }
    tool.writeError("'\(name.onOneLine)' \(end); the rest is missing")
    return .failed
  }

  /// The line that makes the report again.
  private var command: String {
    var words = ["lazylab", "report"] + settings.words
    for setting in settings.parameters { words += ["--set", "\(setting.name)=\(setting.text)"] }
    if elsewhere.isEmpty, let others { words.append(others ? "--others" : "--no-others") }
    for profile in elsewhere { words += ["--elsewhere", profile] }
    if frames != 1...Int.max { words += ["--frames", "\(frames.lowerBound)-\(frames.upperBound)"] }
    if let page { words += ["-o", page] }
    if let markdown { words += ["--markdown", markdown] }
    words += file.hasPrefix("-") && file != "-" ? ["--", file] : [file]
    return (words + arguments).map(\.shellWord).joined(separator: " ")
  }
}

extension SavedTrace.Fault {
  /// The same as an error of the file.
  fileprivate func error(at path: String) -> FileError {
    FileError("cannot report", at: path, reason: "it " + message)
  }
}

/// Fills a report while a script runs.
private final class ReportWatch {
  var report: RunReport
  /// What the run showed and did; nil where it is too long to run again.
  var record: RunRecord?
  private let mostRecorded: Int
  private let bench: SessionBench
  private var explainers: [Int: FrameExplainer] = [:]

  init(_ report: RunReport, of bench: SessionBench, mostRecorded: Int) {
    (self.report, self.bench, self.mostRecorded) = (report, bench, mostRecorded)
    record = mostRecorded > 0 ? RunRecord() : nil
    bench.onEvent = { [unowned self] in take($0, window: $1) }
    bench.session.hooks.onStill = { [unowned self] still, window in
      record?.add(still, window: window)
      if self.report.includes(still.frame ?? 0) { self.report.add(still, window: window) }
    }
  }

  private func take(_ event: Event, window: Int) {
    let isWanted = report.includes(event.frame)
    report.add(event, window: window)
    record?.add(event, window: window)
    if let record, record.eventCount > mostRecorded { self.record = nil }
    if !report.isOpen, record == nil { bench.session.hooks.onStill = nil }
    guard report.isOpen || isWanted else { return }
    let text = explainers[window, default: FrameExplainer()].add(event)
    if isWanted, let text { report.add(explanation: text, window: window) }
  }

  /// Adds what the lint finds at the end.
  func end(hasLimits: Bool) {
    bench.onEvent = nil
    bench.session.hooks.onStill = nil
    guard !hasLimits else { return }
    for window in report.windowNumbers {
      guard let findings = try? bench.session.findings(ofWindow: window) else { continue }
      report.add(findings, window: window)
    }
  }
}
