/// The results of tests as JUnit writes them, for services that show them.
///
/// There are no times in it, so that the same tests give the same bytes.
struct JUnitReport {
  private var suites: [(file: String, cases: [TestReport])] = []

  mutating func add(_ report: TestReport) {
    if suites.last?.file != report.test.file { suites.append((report.test.file, [])) }
    suites[suites.count - 1].cases.append(report)
  }

  /// The whole file.
  var text: String {
    let all = suites.flatMap(\.cases)
    let lines = suites.flatMap { suite in
      ["  <testsuite name=\(Self.attribute(suite.file)) \(Self.counts(of: suite.cases))>"]
        + suite.cases.map(Self.element) + ["  </testsuite>"]
    }
    return FileKind.junitStart + " \(Self.counts(of: all))>\n"
      + lines.map { $0 + "\n" }.joined() + "</testsuites>\n"
  }

  private static func counts(of cases: [TestReport]) -> String {
    let failures = cases.count { !$0.hasPassed }
    return "tests=\"\(cases.count)\" failures=\"\(failures)\" errors=\"0\""
  }

  private static func element(of report: TestReport) -> String {
    let name = attribute(report.test.name ?? report.test.file)
    let start = "    <testcase classname=\(attribute(report.test.file)) name=\(name)"
    guard !report.hasPassed else { return start + "/>" }
    let lines = report.result.failures.flatMap(\.lines)
    // Some services show nothing but this text.
    let printed = report.printed.isEmpty ? [] : ["printed:"] + report.printed
    let text = (lines + printed + ["alone: \(report.command)"]).joined(separator: "\n")
    return start + "><failure message=\(attribute(lines.first ?? ""))>\(escaped(text))</failure>"
      + "</testcase>"
  }

  private static func attribute(_ text: String) -> String {
    "\"" + escaped(text).replacing("\n", with: "&#10;") + "\""
  }

  /// A text in which characters that XML cannot hold, even as numbers, are replaced.
  private static func escaped(_ text: String) -> String {
    text.unicodeScalars.reduce(into: "") { result, scalar in
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "\n", "\t": result.unicodeScalars.append(scalar)
      case "\u{0}"..<" ", "\u{7f}"..."\u{9f}", "\u{fffe}", "\u{ffff}": result += "\u{fffd}"
      default: result.unicodeScalars.append(scalar)
      }
    }
  }
}
