internal import LazyReports
internal import LazyScripting

/// A report of an error on standard error: the place and the message, the calls that led there, and
/// a suggestion.
struct ErrorReport {
  let lines: [String]
  let status: ExitStatus

  /// What is said of a script that the user stopped.
  static let interruption = "interrupted"

  /// The greatest number of characters of a message, and of a name in it.
  private static let (longestMessage, longestName) = (10_000, 200)

  /// Describes an error of a script or of a file.
  init(_ error: any Error) {
    switch error {
    case let error as ScriptError: self.init(script: error)
    case let error as FileError: self.init(lines: [error.message], status: .wrongUsage)
    default: self.init(lines: ["\(error)"], status: .failed)
    }
  }

  /// Describes an error of a script.
  ///
  /// - Parameters:
  ///   - error: The error that stopped the script.
  ///   - name: The name of what was run, for an error without a place and a traceback.
  ///   - progress: The progress so far, for a limit that was reached.
  ///   - place: Writes a file and a line.
  init(
    script error: ScriptError,
    named name: String? = nil,
    progress: String? = nil,
    place: (String, Int) -> String = { "\($0.onOneLine):\($1)" }
  ) {
    guard error.kind != .interrupted else {
      self.init(lines: [Self.interruption], status: .interrupted)
      return
    }
    let start = error.source.flatMap { source in error.line.map { place(source, $0) + ": " } }
    let fallback = error.traceback.isEmpty ? name.map { $0.onOneLine + ": " } : nil
    let message = error.message.shortenedWithCount(to: Self.longestMessage)
    var lines = [(start ?? fallback ?? "") + message]
    if let excerpt = error.excerpt, let start {
      // The place may count lines differently from the session.
      let number = start.dropLast(2).reversed().prefix { $0.isNumber }.reversed()
      lines += Self.lines(of: excerpt, number: String(number))
    }
    if Self.isWorthShowing(error) {
      lines += error.traceback.map { "  " + place($0.source, $0.line) + Self.function(of: $0) }
    }
    if let suggestion = error.suggestion, !message.contains(suggestion) {
      lines.append("  did you mean '\(suggestion)'?")
    }
    if error.kind == .limit, let progress { lines.append("  " + progress) }
    self.init(lines: lines, status: error.kind == .limit ? .limitExceeded : .failed)
  }

  private init(lines: [String], status: ExitStatus) {
    self.lines = lines
    self.status = status
  }

  /// Writes the report and returns the status that belongs to it.
  func write(with tool: Tool) -> ExitStatus {
    tool.writeError(lines.joined(separator: "\n"))
    return status
  }

  /// The line of the error, below it a mark under the part that the error is about, and then the
  /// line as it is meant, if that is known.
  private static func lines(of excerpt: SourceExcerpt, number: String) -> [String] {
    let margin = String(repeating: " ", count: number.count)
    let caret =
      String(repeating: " ", count: excerpt.column) + String(repeating: "^", count: excerpt.length)
    let lines = ["  \(number) | \(excerpt.text)", "  \(margin) | \(caret)"]
    let arrow = String(repeating: " ", count: number.count - 1) + "→"
    return lines + (excerpt.correction.map { ["  \(arrow) | \($0)"] } ?? [])
  }

  /// Whether a traceback is worth showing; one level at the place of the message adds nothing.
  private static func isWorthShowing(_ error: ScriptError) -> Bool {
    guard let first = error.traceback.first, error.traceback.count == 1 else { return true }
    return first.source != error.source || first.line != error.line
  }

  private static func function(of frame: ScriptError.Frame) -> String {
    frame.function.map { " in \($0.shortened(to: longestName).onOneLine)" } ?? ""
  }
}
