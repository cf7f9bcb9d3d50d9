internal import LazyReports

/// A test with its result, as reports show it.
struct TestReport {
  let test: TestCase
  let result: TestResult
  /// The command that runs it alone.
  let command: String
  /// What `--accept` kept.
  var kept: [String] = []

  var hasPassed: Bool { result.status == .done }

  /// What was printed, by lines.
  var printed: [String] {
    var lines = result.printed.lines
    if lines.last == "" { lines.removeLast() }
    return lines.map { String($0).withoutEffects }
  }
}

/// A format for the results of tests on standard output.
struct TestFormat: Sendable {
  /// The lines before the first result, of a number of tests.
  let beginning: @Sendable (Int) -> [String]
  /// The lines of the result with a number from 1.
  let lines: @Sendable (TestReport, Int) -> [String]
  /// The lines after all results: how many there were, and how many failed.
  let end: @Sendable (_ count: Int, _ failed: Int) -> [String]
  /// A line beside the results.
  var note: @Sendable (String) -> String = { $0 }
  /// The lines in their place if an interrupt ended it.
  var interruption: [String] = []
}

extension TestFormat {
  /// Lines for people.
  static let plain = TestFormat(
    beginning: { _ in [] },
    lines: { report, _ in
      let checked = report.result.checked
      let word = report.hasPassed ? "ok" : "FAILED"
      let heading =
        "\(word) \(report.test.title): \(checked) expectation\(checked == 1 ? "" : "s")"
      var lines = report.kept + report.result.failures.flatMap(\.lines)
      if !report.printed.isEmpty { lines += ["printed:"] + report.printed.map { "  " + $0 } }
      if !report.hasPassed { lines.append("alone: \(report.command)") }
      return [heading] + lines.map { "  " + $0 }
    },
    end: { count, failed in
      let noun = count == 1 ? "test" : "tests"
      return [failed == 0 ? "\(count) \(noun) passed" : "\(failed) of \(count) \(noun) failed"]
    }
  )

  /// The Test Anything Protocol, version 13.
  static let tap = TestFormat(
    beginning: { ["TAP version 13", "1..\($0)"] },
    lines: { report, number in
      // Some readers end a description at a number sign, escaped or not.
      let title = report.test.title.replacing("#", with: "\u{ff03}")
      let heading = "\(report.hasPassed ? "ok" : "not ok") \(number) - \(title)"
      return [heading] + (report.hasPassed ? [] : diagnosis(of: report))
        + (report.kept + report.printed).map { "# \($0)" }
    },
    end: { _, _ in [] },
    note: { "# \($0)" },
    interruption: ["Bail out! interrupted"]
  )

  private static func diagnosis(of report: TestReport) -> [String] {
    let lines = report.result.failures.flatMap(\.lines).map(\.onOneLine)
    // The first line gives the indentation of a block; prove reads no list of texts with colons.
    let start = String((lines.first ?? "").drop { $0.isWhitespace })
    return ["  ---", "  message: " + DataValue.text(start).json, "  lines: |"]
      + ([start] + lines.dropFirst()).map { "    " + withoutEnd($0) }
      + ["  alone: " + DataValue.text(report.command).json, "  ..."]
  }

  /// A line that does not begin with three dots, where some readers end the diagnosis.
  private static func withoutEnd(_ line: String) -> String {
    let text = line.drop { $0 == " " }
    return text.hasPrefix("...")
      ? line.prefix(line.count - text.count) + "…" + text.dropFirst(3) : line
  }
}
