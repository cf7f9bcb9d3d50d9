internal import ArgumentParser
internal import LazyReports

/// `lazylab merge FILE…`.
struct MergeCommand: ToolCommand {
  static let configuration = CommandConfiguration(
    commandName: "merge",
    abstract: "Join the rows of a sweep's shards.",
    discussion: """
      Every job stands in the result once. Files that give a job other results contradict one \
      another, and are not joined. Of all combinations of the values and seeds in the files, those \
      that are missing are told; jobs whose process was killed count as missing.

      Exit status: 0 joined; 1 the files contradict one another; 2 wrong usage.
      """
  )

  @Argument(help: "The files that lazylab sweep --out wrote.")
  var files: [String]

  @Option(
    help: ArgumentHelp("Where the rows go; otherwise to standard output.", valueName: "rows.jsonl")
  )
  var out: String?

  @OptionGroup var replacing: ForceOption

  @OptionGroup var unused: UnusedOptions

  /// The greatest number of missing jobs that are named.
  private static let mostNamed = 5

  func perform(with tool: Tool) -> ExitStatus {
    if let complaint = NamedFiles([("--out", out)]).complaint(isForced: replacing.force) {
      tool.writeError(complaint)
      return .wrongUsage
    }
    do {
      var joined = JoinedJobs()
      for path in files {
        if let contradiction = joined.add(try SweepRows(at: path)) {
          tool.writeError(contradiction)
          return .failed
        }
      }
      let text = joined.jobs.flatMap(\.lines).map { $0 + "\n" }.joined()
      if let out {
        try tool.files.write(Array(text.utf8), to: out, as: .merged, isForced: replacing.force)
      } else {
        tool.terminal.write(Array(text.utf8), to: .output)
      }
      let missing = joined.missing
      for title in missing.prefix(Self.mostNamed) { tool.writeError("missing: \(title)") }
      let more = missing.count - Self.mostNamed
      if more > 0 { tool.writeError("… and \(more) more are missing") }
      return .done
    } catch {
      return ErrorReport(error).write(with: tool)
    }
  }
}

/// The jobs of several files, each once.
private struct JoinedJobs {
  private(set) var jobs: [SweepRows.Job] = []
  private var paths: [String] = []
  private var places: [String: Int] = [:]
  /// The ids of jobs by their titles.
  private var ids: [[UInt8]: String] = [:]
  private var versions = FileVersions()

  /// Adds the jobs of a file; what contradicts those that there are is returned.
  mutating func add(_ rows: SweepRows) -> String? {
    for job in rows.jobs {
      if let name = versions.join(job.files) {
        return "\(job.title) in '\(rows.path)' was run with another version of '\(name)' than jobs "
          + "before it; run all with one, or compare them"
      }
      let title = Array(job.title.utf8)
      guard ids[title] ?? job.id == job.id else {
        return "\(job.title) in '\(rows.path)' was run with another version of the script than "
          + "before; run all with one, or compare them"
      }
      ids[title] = job.id
      guard let place = places[job.id] else {
        places[job.id] = jobs.count
        jobs.append(job)
        paths.append(rows.path)
        continue
      }
      let old = jobs[place]
      if !old.isWhole {
        (jobs[place], paths[place]) = (job, rows.path)
      } else if job.isWhole, job.rows != old.rows {
        return Self.contradiction(of: (old, paths[place]), with: (job, rows.path))
      }
    }
    return nil
  }

  private static func contradiction(
    of old: (job: SweepRows.Job, path: String),
    with new: (job: SweepRows.Job, path: String)
  ) -> String {
    let values = old.job.rows.firstDifference(from: new.job.rows).map { first, second in
      "'\(first.name)' is \(first.value.json) in '\(old.path)' and \(second.value.json) in "
        + "'\(new.path)'"
    }
    let place = values ?? "'\(old.path)' and '\(new.path)' have other rows"
    return "\(new.job.title): \(place); one script with one seed has one result"
  }

  /// The combinations of values and seeds that no job has; none where there would be too many.
  var missing: [String] {
    let present = Set(jobs.filter(\.isWhole).map { Array($0.title.utf8) })
    var seeds: [DataValue] = []
    var values: [DataValue.Field] = []
    for job in jobs {
      if !seeds.contains(job.seed) { seeds.append(job.seed) }
      for field in job.parameters where !values.contains(field) { values.append(field) }
    }
    let names = jobs.first?.parameters.map(\.name) ?? []
    let lists = names.map { name in values.filter { $0.name == name } }
    let combinations = combinations(of: lists, atMost: SettingValues.most) ?? []
    return combinations.flatMap { combination in
      seeds.map { SweepRows.title(of: combination, seed: $0) }
    }.filter { !present.contains(Array($0.utf8)) }
  }
}

extension FileKind {
  /// The joined rows of sweeps.
  static let merged = FileKind(content: "empty")
}
