internal import LazyReports
internal import LazyScripting

/// Runs a test in a session of its own, in this process.
struct TestCaseRun {
  let tool: Tool
  let settings: RunSettings

  /// The greatest number of lines that are shown of a difference.
  private static let mostLines = 200
  /// The greatest number of characters that are shown of a line of code.
  private static let longestCode = 160

  func run(_ test: TestCase) -> TestResult {
    var settings = test.settings(settings)
    settings.mayExit = false
    do {
      let script = try ScriptSource.file(at: test.file, limits: settings.limits)
      tool.files.protect(test.file)
      defer { tool.files.release() }
      let choice = settings.choice(unlessAsked: .none)
      let bench = try SessionBench(
        tool: tool,
        settings: settings,
        choice: choice,
        script: test.file
      )
      let files = SnapshotFiles(test: test)
      var snapshots: [String] = []
      let tests = TestFile(choosing: test.name) { snapshot in
        snapshots.append(files.path(of: snapshot.name))
        return files.compare(snapshot)
      }
      bench.session.hooks.tests = tests
      tool.terminal.onInterrupt = bench.session.interrupter
      var result = TestResult()
      let raised = run(script, on: bench)
      (result.names, result.snapshots) = (tests.names, snapshots)
      result.isWhole = raised == nil
      result.checked = bench.session.expectations.checked
      result.failures = failures(of: test, on: bench, raised: raised)
      if raised == nil, test.name != nil, !tests.hasBegun {
        result.failures.append(TestFailure("\(test.title): the file no longer declares this test"))
      } else if result.failures.isEmpty, result.checked == 0, test.name != nil || tests.names == []
      {
        let remedy = "expects nothing; write lab.expect(condition, message)"
        result.failures.append(TestFailure("\(test.title) \(remedy)"))
      }
      result.status = raised?.status ?? (result.failures.isEmpty ? .done : .failed)
      let end = bench.close(result.status)
      if end != result.status {
        result.status = end
        result.failures.append(TestFailure("\(test.title): its end failed, as is said below"))
      }
      return result
    } catch {
      let report = ErrorReport(error)
      return TestResult(status: report.status, failures: [TestFailure(lines: report.lines)])
    }
  }

  private func run(_ script: ScriptSource, on bench: SessionBench) -> ErrorReport? {
    do {
      try bench.run(script)
      return nil
    } catch {
      return ErrorReport(script: error, named: script.name, progress: bench.progress)
    }
  }

  private func failures(
    of test: TestCase,
    on bench: SessionBench,
    raised: ErrorReport?
  ) -> [TestFailure] {
    let expectations = bench.session.expectations
    var failures = expectations.failures.map(Self.failure)
    let more = expectations.failed - failures.count
    if more > 0 { failures.append(TestFailure("… and \(more) more")) }
    if let raised {
      var lines = raised.lines
      if raised.status == .limitExceeded {
        lines.append("  --time, --memory and --instructions say what each test may use")
      }
      failures.append(TestFailure(lines: lines))
    }
    return failures
      + bench.session.pluginStandIns.map { TestFailure("\($0); a stand-in fails the test") }
  }

  private static func failure(_ failure: Expectations.Failure) -> TestFailure {
    let place = "\(failure.source.onOneLine):\(failure.line): "
    let code = failure.code.map { ["  \(failure.line) | \($0.shortened(to: longestCode))"] } ?? []
    guard let values = failure.values else {
      let lines = (place + failure.message).lines
      return TestFailure(lines: lines.map(String.init) + code, snapshot: failure.snapshot)
    }
    let hunks = LineDifference(from: lines(of: values.expected), to: lines(of: values.actual))
      .hunks()
    let more = hunks.count - mostLines
    return TestFailure(
      lines: [place + values.summary] + code + ["--- expected", "+++ actual"]
        + hunks.prefix(mostLines)
        + (more > 0 ? ["… \(more) more lines"] : []),
      snapshot: failure.snapshot
    )
  }

  /// The lines of a text, whose last line may end.
  private static func lines(of text: String) -> [String] {
    var lines = text.lines.map(String.init)
    if lines.last == "" { lines.removeLast() }
    return lines
  }
}
