internal import LazyReports

/// Runs tests, each in a process of its own and several at a time; in this process where it is not
/// the tool's.
struct TestPool {
  let tool: Tool
  let settings: RunSettings
  /// How many run at a time.
  let jobs: Int

  /// Runs tests and hands over each result, in the order of the tests.
  ///
  /// - Returns: False if an interrupt ended it.
  func run(_ tests: [TestCase], each: (TestResult) -> Void) -> Bool {
    guard let program = tool.program else {
      for test in tests { each(runHere(test)) }
      return true
    }
    var results = [TestResult?](repeating: nil, count: tests.count)
    var (next, told) = (0, 0)
    var running: [(index: Int, child: ChildProcess)] = []
    while told < tests.count {
      while running.count < jobs, next < tests.count {
        do {
          running.append((next, try ChildProcess(program, words(for: tests[next]))))
        } catch {
          results[next] = TestResult(status: .failed, failures: [TestFailure(error.message)])
        }
        next += 1
      }
      if Signals.hasInterrupted {
        for (_, child) in running { child.stop() }
        return false
      }
      if !running.isEmpty { ChildProcess.waitForAny(running.map(\.child)) }
      for (index, child) in running where child.hasAnswered {
        results[index] = Self.result(of: child, running: tests[index])
      }
      running.removeAll { $0.child.hasAnswered }
      while told < tests.count, let result = results[told] {
        each(result)
        told += 1
      }
    }
    return true
  }

  private func words(for test: TestCase) -> [String] {
    [TestCaseCommand.word] + test.settings(settings).words + ["--"]
      + [test.file] + (test.name.map { [$0] } ?? [])
  }

  private static func result(of child: ChildProcess, running test: TestCase) -> TestResult {
    let end = child.finish()
    var result =
      TestResult(encoded: child.answer)
      ?? TestResult(
        status: end == .status(ExitStatus.limitExceeded.rawValue) ? .limitExceeded : .failed,
        failures: [TestFailure("\(test.title): its process \(end.words)")]
      )
    result.printed = String(decoding: child.printed, as: UTF8.self)
    if child.omitted > 0 { result.printed += "\n… \(child.omitted) more bytes\n" }
    return result
  }

  private func runHere(_ test: TestCase) -> TestResult {
    let terminal = MemoryTerminal()
    var tool = tool
    tool.terminal = terminal
    var result = TestCaseRun(tool: tool, settings: settings).run(test)
    result.printed = terminal.output + terminal.errors
    return result
  }
}
