internal import LazyReports
internal import LazyScripting

/// Runs the jobs of a sweep, keeps their rows, and sums them up.
struct SweepRun {
  let tool: Tool
  let settings: RunSettings
  let options: SweepOptions
  let plan: SweepPlan

  /// The greatest number of notes and of failed jobs that are told.
  private static let mostTold = 5

  func run() throws -> ExitStatus {
    let file = try beginFiles()
    let kept = file?.kept ?? [:]
    let missing = plan.jobs.filter { kept[$0.id] == nil }
    var results = kept
    var tally = Tally()
    var progress = SweepProgress(of: missing.count * (options.verify ? 2 : 1), with: tool)
    tool.terminal.onInterrupt = {}
    let pool = SweepPool(
      tool: tool,
      settings: settings,
      script: plan.script,
      workers: options.jobs
    )
    var first: [String: SweepOutcome] = [:]
    var versions = FileVersions()
    for rows in kept.values { _ = versions.join(FileVersions(of: rows.first ?? [])) }
    func keep(_ job: SweepJob, _ outcome: SweepOutcome) throws {
      let outcome = outcome.joining(&versions)
      let rows = outcome.rows.map { job.beginning + $0 }
      try file?.append(rows)
      results[job.id] = rows
      tally.add(outcome, of: job)
      progress.advance()
    }
    var isWhole = try pool.run(missing) { job, outcome in
      if options.verify, outcome.status == .done {
        first[job.id] = outcome
        progress.advance()
      } else {
        try keep(job, outcome)
      }
    }
    if isWhole, options.verify {
      isWhole = try pool.run(missing.filter { first[$0.id] != nil }) { job, outcome in
        try keep(job, outcome.verified(by: first[job.id]))
      }
    }
    progress.end()
    let rows = plan.jobs.flatMap { results[$0.id] ?? [] }
    report(rows, tally: tally, count: (missing.count, plan.jobs.count))
    let isWritten = writeTable(of: rows)
    guard isWhole else {
      let remedy = options.out == nil ? "--out FILE keeps rows" : "--resume runs the others"
      tool.writeError("interrupted after \(tally.count) of \(missing.count) jobs; \(remedy)")
      return .interrupted
    }
    return tool.read(tally.status == .done && !isWritten ? .failed : tally.status)
  }

  /// Begins the file of `--out`, and finds out whether that of `--csv` can be written.
  private func beginFiles() throws -> SweepFile? {
    try csv?.check(with: tool, isForced: settings.isForced)
    return try options.out.map { path in
      try SweepFile(
        path,
        for: plan.jobs,
        resumes: options.resume,
        isForced: settings.isForced,
        with: tool
      )
    }
  }

  private var csv: RowFile? {
    options.csv.map { path in
      RowFile(path: path, format: .csv, kind: options.resume ? .rowsAgain : .data)
    }
  }

  private func report(
    _ rows: [[DataValue.Field]],
    tally: Tally,
    count: (missing: Int, all: Int)
  ) {
    for note in tally.notes.prefix(Self.mostTold) { tool.writeError(note) }
    let failures = plan.jobs.compactMap { job in
      tally.failures[job.id].map { "\(job.title): \($0)" }
    }
    for failure in failures.prefix(Self.mostTold) { tool.writeError(failure) }
    if failures.count > Self.mostTold {
      tool.writeError("… and \(failures.count - Self.mostTold) more")
    }
    let known = count.all - count.missing
    let before = known > 0 ? ", \(known) before" : ""
    let failed = tally.failures.isEmpty ? "" : ", \(tally.failures.count) failed"
    let jobs = count.all == 1 ? "1 job" : "\(count.all) jobs"
    tool.terminal.writeLine("\(jobs): \(tally.done) done\(before)\(failed)")
    sumUp(rows)
  }

  /// Writes the file of `--csv`; false if that fails, and is told.
  private func writeTable(of rows: [[DataValue.Field]]) -> Bool {
    do {
      try csv?.write(table(of: rows), with: tool, isForced: settings.isForced)
      return true
    } catch {
      tool.writeError(error.message)
      return false
    }
  }

  /// The rows without what is about how they came.
  private func table(of rows: [[DataValue.Field]]) throws(FileError) -> DataTable {
    let left = [Directions.column, FileVersions.column]
    var table = DataTable()
    for row in rows {
      do throws(DataTable.Misfit) {
        try table.append(row.filter { !left.contains($0.name) })
      } catch {
        let job = plan.jobs.first { .text($0.id) == row.value(of: "job") }?.title ?? ""
        let reason = "\(job): \(error.message); the other rows are summed up above"
        throw FileError("cannot write", at: options.csv ?? "", reason: reason)
      }
    }
    return table
  }

  private func sumUp(_ rows: [[DataValue.Field]]) {
    let (better, declared) = (options.better, Directions(plan.declared.directions))
    var summary = RowSummary(
      RowSummary.Layout(
        parameters: plan.declared.values.map(\.name),
        compared: options.compared ?? plan.declared.compared,
        prefersLess: { better.prefersLess($0, declared: declared) },
        isRelative: options.relative,
        otherColumns: RunParameters.reserved
      )
    )
    for row in rows { summary.add(row) }
    for name in better.columns where !summary.columns.contains(name) {
      tool.writeError("no row has a number in a column '\(name.onOneLine)'")
    }
    if options.relative, !summary.comparesSettings {
      tool.writeError("--relative compares nothing here; --compare NAME compares numbers, too")
    }
    let text = summary.text
    if !text.isEmpty { tool.terminal.write("\n" + text + "\n") }
  }
}

extension SweepOutcome {
  /// The outcome, unless it loaded another version of a file than jobs before it.
  fileprivate func joining(_ versions: inout FileVersions) -> SweepOutcome {
    guard let name = versions.join(FileVersions(of: rows.first ?? [])) else { return self }
    return SweepOutcome(.failed, error: "'\(name)' was changed while the sweep ran")
  }

  /// The outcome, unless another process had other results.
  fileprivate func verified(by other: SweepOutcome?) -> SweepOutcome {
    guard let other, encoded != other.encoded else { return self }
    let place = other.rows.firstDifference(from: rows).map { first, second in
      ": '\(second.name)' was \(first.value.json) and then \(second.value.json)"
    }
    return SweepOutcome(.unstable, error: "a second run had other results" + (place ?? ""))
  }
}

/// What came of jobs.
private struct Tally {
  private(set) var count = 0
  private(set) var done = 0
  /// Why jobs failed, by their ids.
  private(set) var failures: [String: String] = [:]
  private(set) var notes: [String] = []
  private(set) var status = ExitStatus.done

  mutating func add(_ outcome: SweepOutcome, of job: SweepJob) {
    count += 1
    for note in outcome.notes where !notes.contains(note) { notes.append(note) }
    guard outcome.status != .done else {
      done += 1
      return
    }
    failures[job.id] = outcome.status.rawValue
    if case .text(let error)? = outcome.rows.first?.value(of: "error") { failures[job.id] = error }
    if status != .failed { status = outcome.status == .limit ? .limitExceeded : .failed }
  }
}
