internal import LazyReports
internal import LazyScripting

/// What came of a job.
struct SweepOutcome: Equatable {
  /// How a job ended.
  enum Status: String {
    case done
    /// An error, or an expectation that was not met.
    case failed
    /// A limit was exceeded.
    case limit
    /// Its process was ended.
    case killed
    /// Another process had other results.
    case unstable
  }

  var status: Status
  /// The columns of each row after those that name the job, as members of a JSON object.
  var rows: [[DataValue.Field]]
  /// What should be known, beside the rows.
  var notes: [String] = []

  /// An outcome without results.
  init(_ status: Status, error: String) {
    self.status = status
    rows = [
      [
        DataValue.Field("status", .text(status.rawValue)),
        DataValue.Field("error", .text(error)),
      ]
    ]
  }

  /// The outcome of a job that was done.
  init(rows: [[DataValue.Field]]) {
    status = .done
    self.rows = rows.enumerated().map { index, row in
      let parts = [
        DataValue.Field("part", .integer(index + 1)),
        DataValue.Field("parts", .integer(rows.count)),
      ]
      return (rows.count > 1 ? parts : [])
        + [DataValue.Field("status", .text(Status.done.rawValue))] + row
    }
  }
}

/// Runs a job in a session of its own, in this process.
struct SweepJobRun {
  let tool: Tool
  let settings: RunSettings
  let script: ScriptSource

  func run(seed: UInt64, parameters: [RunParameters.Setting]) -> SweepOutcome {
    var (tool, settings) = (tool, settings)
    let terminal = QuietTerminal()
    let interrupts = self.tool.terminal
    (tool.terminal, tool.errorPrefix) = (terminal, "")
    (settings.seed, settings.parameters) = (seed, parameters)
    do {
      let files = LoadedVersions()
      let bench = try SessionBench(
        ofJob: script,
        tool: tool,
        settings: settings,
        prepare: files.listen
      )
      bench.session.hooks.rowComplaint = { [unowned bench] in
        Self.complaint(about: $0, parameters: bench.session.parameters?.values ?? [])
      }
      interrupts.onInterrupt = bench.session.interrupter
      defer { interrupts.onInterrupt = nil }
      var outcome = outcome(on: bench)
      if outcome.status == .done { outcome.notes = terminal.errors }
      let status = bench.close(outcome.status == .limit ? .limitExceeded : .done)
      if status != .done, outcome.status == .done {
        outcome = SweepOutcome(.failed, error: terminal.errors.last ?? "its end failed")
      }
      if let field = files.versions.field { outcome.rows = outcome.rows.map { [field] + $0 } }
      return outcome
    } catch {
      return SweepOutcome(ErrorReport(error))
    }
  }

  private func outcome(on bench: SessionBench) -> SweepOutcome {
    do {
      try bench.run(script)
    } catch {
      return SweepOutcome(ErrorReport(script: error, named: script.name, progress: nil))
    }
    let expectations = bench.session.expectations
    if expectations.failed > 0 {
      let first = expectations.failures.first
      let place = first.map { "\($0.source.onOneLine):\($0.line): \($0.message)" } ?? ""
      let count = "\(expectations.failed) of \(expectations.checked) expectations failed"
      return SweepOutcome(.failed, error: "\(count): \(place)")
    }
    let parameters = bench.session.parameters?.values ?? []
    let rows = bench.session.rows.rows
    guard !rows.isEmpty else {
      return SweepOutcome(.failed, error: "no row of results; add one with lab.row { … }")
    }
    let known = Set(parameters.map(\.name))
    // What names the job stands there already.
    return SweepOutcome(rows: rows.map { row in row.filter { !known.contains($0.name) } })
  }

  /// What is wrong with a row of a job; nil if nothing is.
  private static func complaint(
    about row: [DataValue.Field],
    parameters: [DataValue.Field]
  ) -> String? {
    for field in row {
      if let parameter = parameters.value(of: field.name) {
        guard parameter.json != field.value.json else { continue }
        return "'\(field.name)' is a parameter, whose value is \(parameter.shown); give the "
          + "result another name"
      } else if RunParameters.reserved.contains(field.name) {
        return "'\(field.name)' is a column of every table of results; choose another name"
      }
    }
    return nil
  }
}

/// The versions of the files that a session loads.
private final class LoadedVersions {
  private(set) var versions = FileVersions()

  func listen(to session: any ScriptSession) {
    session.hooks.onFile = { [unowned self] in versions.add($0, $1) }
    guard let reader = session.hooks.fileReader else { return }
    session.hooks.fileReader = { [unowned self] path in
      let reading = reader(path)
      if case .bytes(let bytes) = reading { versions.add(path, bytes) }
      return reading
    }
  }
}

extension SweepOutcome {
  /// The outcome of an error.
  init(_ report: ErrorReport) {
    let status: Status = report.status == .limitExceeded ? .limit : .failed
    self.init(status, error: report.lines.first ?? "")
  }
}

extension SessionBench {
  /// Starts the session of a job, which prints no events and writes no files, as several jobs would
  /// write one.
  convenience init(
    ofJob script: ScriptSource,
    tool: Tool,
    settings: RunSettings,
    prepare: (any ScriptSession) -> Void = { _ in }
  ) throws {
    var settings = settings
    settings.mayExit = false
    settings.isJob = true
    settings.notesFiles = true
    try self.init(writingNothing: script, tool: tool, settings: settings, prepare: prepare)
  }

  /// Starts a session that prints no events and in which a script writes no files of its own.
  convenience init(
    writingNothing script: ScriptSource,
    tool: Tool,
    settings: RunSettings,
    prepare: (any ScriptSession) -> Void = { _ in }
  ) throws {
    try self.init(
      tool: tool,
      settings: settings,
      choice: settings.choice(unlessAsked: .none),
      script: script.name,
      prepare: prepare
    )
    session.hooks.textWriter = nil
    session.hooks.traceWriter = nil
  }
}
