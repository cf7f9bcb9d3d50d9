internal import LazyReports
internal import LazyScripting

/// Runs the tests of files and reports what came of them.
struct TestRun {
  let tool: Tool
  let options: TestOptions
  let run: TestRunOptions

  /// How long a test may take if the command line says nothing.
  private static let usualTime = Duration.seconds(60)

  private var format: TestFormat { options.tap ? .tap : .plain }

  func run(_ files: [TestCase]) -> ExitStatus {
    if let complaint {
      tool.writeError(complaint)
      return .wrongUsage
    }
    // A test that runs is ended first.
    tool.terminal.onInterrupt = {}
    do {
      let junit = try options.junit.map {
        try tool.files.begin($0, as: .junit, isForced: run.replacing.force)
      }
      let (status, report) = try perform(files)
      try junit?.write(Array(report.text.utf8))
      try junit?.close()
      return tool.read(status)
    } catch let error as UnfinishedTests {
      tool.writeError(error.message)
      return error.status
    } catch {
      return ErrorReport(error).write(with: tool)
    }
  }

  /// What is wrong with the options here.
  private var complaint: String? {
    let files = NamedFiles([("--junit", options.junit)])
    if let complaint = files.complaint(isForced: run.replacing.force) { return complaint }
    let isInCI = !(tool.environment("CI") ?? "").isEmpty
    guard options.accept, isInCI || !tool.terminal.isInteractive else { return nil }
    return "--accept keeps nothing where CI is set or there is no terminal; "
      + "use it at a terminal, and commit the folders 'snapshots'"
  }

  private func perform(_ files: [TestCase]) throws(UnfinishedTests) -> (ExitStatus, JUnitReport) {
    var settings = run.settings
    settings.limits.time = settings.limits.time ?? Self.usualTime
    let pool = TestPool(tool: tool, settings: settings, jobs: options.jobs)
    var alone: [TestResult] = []
    guard pool.run(files, each: { alone.append($0) }) else { throw .interrupted("before a test") }
    let selection = TestSelection(of: options.filter, among: Array(zip(files, alone)))
    let (tests, known) = (selection.tests, selection.results)
    guard !tests.isEmpty else { throw .none(filter: options.filter ?? "") }
    var unused = UnusedSnapshots()
    for (file, result) in zip(files, alone) { unused.note(result, of: file) }
    var report = JUnitReport()
    var status = ExitStatus.done
    var (count, failed) = (0, 0)
    func tell(_ result: TestResult) {
      let command = tests[count].command(run.settings)
      let told = accepting(TestReport(test: tests[count], result: result, command: command))
      unused.note(result, of: tests[count])
      count += 1
      if !told.hasPassed { failed += 1 }
      if told.result.status.rawValue > status.rawValue { status = told.result.status }
      report.add(told)
      write(format.lines(told, count))
    }
    func tellKnown() { while let result = known[count] { tell(result) } }
    write(format.beginning(tests.count))
    tellKnown()
    let isWhole = pool.run(tests.indices.filter { known[$0] == nil }.map { tests[$0] }) { result in
      tell(result)
      tellKnown()
    }
    guard isWhole else {
      write(format.interruption)
      throw .interrupted("after \(count) of \(tests.count) tests")
    }
    write(format.end(count, failed))
    if options.filter == nil {
      write(unused.paths(of: files).map { format.note(told(unused: $0)) })
    }
    return (status, report)
  }

  /// What becomes of a snapshot that no test uses.
  private func told(unused path: String) -> String {
    guard options.accept else { return "no test uses \(path.onOneLine); --accept removes it" }
    do {
      try SystemFiles.remove(path)
      return "removed \(path.onOneLine), which no test uses"
    } catch {
      return error.message
    }
  }

  private func write(_ lines: [String]) {
    for line in lines { tool.terminal.writeLine(line) }
    tool.terminal.flush()
  }

  /// The report after what `--accept` keeps was kept.
  private func accepting(_ report: TestReport) -> TestReport {
    guard options.accept else { return report }
    let files = SnapshotFiles(test: report.test)
    var result = report.result
    var kept: [String] = []
    result.failures = []
    for failure in report.result.failures {
      guard let snapshot = failure.snapshot else {
        result.failures.append(failure)
        continue
      }
      do {
        try files.keep(snapshot, with: tool)
        kept += ["kept \(files.path(of: snapshot.name))"] + failure.lines.dropFirst()
      } catch {
        result.failures.append(TestFailure(error.message))
        result.failures.append(failure)
      }
    }
    if result.failures.isEmpty, result.status == .failed { result.status = .done }
    return TestReport(test: report.test, result: result, command: report.command, kept: kept)
  }
}

/// Why there is no whole report.
private struct UnfinishedTests: Error {
  let message: String
  let status: ExitStatus

  /// No test has the name that was asked for.
  static func none(filter: String) -> UnfinishedTests {
    UnfinishedTests(
      message: "no test has a name with '\(filter.onOneLine)'; without --filter all are listed",
      status: .wrongUsage
    )
  }

  /// An interrupt came.
  static func interrupted(_ place: String) -> UnfinishedTests {
    UnfinishedTests(message: "interrupted \(place)", status: .interrupted)
  }
}

/// The tests that run, in order, and the results of files, which ran to declare their tests.
struct TestSelection {
  private(set) var tests: [TestCase] = []
  /// The results that are known already, by the places of their tests.
  private(set) var results: [Int: TestResult] = [:]

  /// Chooses tests.
  ///
  /// - Parameters:
  ///   - filter: A name, or a part of names; nil for all.
  ///   - files: The files, each with the result of running it by itself.
  init(of filter: String?, among files: [(file: TestCase, result: TestResult)]) {
    let hasExact = files.contains { $0.result.names.contains { $0 == filter } }
    let isChosen = { (name: String) in
      filter.map { hasExact ? name == $0 : name.contains($0) } ?? true
    }
    for (file, result) in files {
      if Self.isTest(file, result, isChosen: isChosen) {
        results[tests.count] = result
        tests.append(file)
      }
      guard result.isWhole else { continue }
      for name in result.names where isChosen(name) {
        var test = file
        test.name = name
        tests.append(test)
      }
    }
  }

  /// Whether a file by itself is a test: if it declares none, expects something, or has failed.
  private static func isTest(
    _ file: TestCase,
    _ result: TestResult,
    isChosen: (String) -> Bool
  ) -> Bool {
    if !result.failures.isEmpty, !result.isWhole || !result.names.isEmpty { return true }
    return (result.names.isEmpty || result.checked > 0) && isChosen(file.file)
  }
}
