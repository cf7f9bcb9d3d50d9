internal import LazyReports
internal import LazyScripting

/// The rows of a sweep in a file, to which those of each job are added when it ends.
struct SweepFile {
  private let path: String
  /// The rows of jobs that need not run again.
  private(set) var kept: [String: [[DataValue.Field]]] = [:]
  /// Keeps other sweeps away.
  private let lock: FileLock?

  /// Begins a file, or goes on with one that a sweep left, for some jobs.
  init(
    _ path: String,
    for jobs: [SweepJob],
    resumes: Bool,
    isForced: Bool,
    with tool: Tool
  ) throws {
    self.path = path
    let isPlain = FileIdentity(at: path)?.isPlain ?? true
    let lock = isPlain ? try FileLock(path, against: "another sweep") : nil
    var lines: [String] = []
    if resumes, isPlain {
      let ids = Dictionary(jobs.map { (Array($0.name.utf8), $0.id) }) { first, _ in first }
      var versions = FileVersions()
      let planned = Set(jobs.map(\.id))
      for job in try SweepRows(at: path).jobs {
        guard job.isDone else {
          // What does not run again now stays as it is.
          if !planned.contains(job.id) { lines += job.lines }
          continue
        }
        if let id = ids[Array(job.title.utf8)], id != job.id {
          throw FileError(resuming: path, with: job.title, ofAnother: "the script")
        }
        if let name = versions.join(job.files) {
          throw FileError(resuming: path, with: job.title, ofAnother: "'\(name)'")
        }
        kept[job.id] = job.rows
        lines += job.lines
      }
      if let name = versions.changed {
        throw FileError(resuming: path, with: "jobs", ofAnother: "'\(name)'")
      }
    }
    let text = lines.map { $0 + "\n" }.joined()
    try tool.files.write(Array(text.utf8), to: path, as: .rows, isForced: isForced || resumes)
    // The lock of the file that was there, and its room, go when that of the new one is held.
    self.lock = try withExtendedLifetime(lock) { old in
      try old.map { _ in try FileLock(path, against: "another sweep") }
    }
  }

  /// Adds the rows of a job, in one piece.
  func append(_ rows: [[DataValue.Field]]) throws(FileError) {
    let lines = rows.map { DataValue.record($0).json }
    try AppendedFile(path: path).append(line: lines.joined(separator: "\n"))
  }
}

extension FileError {
  /// Jobs that were run with what is something else by now.
  fileprivate init(resuming path: String, with jobs: String, ofAnother thing: String) {
    let reason = "it has \(jobs) of another version of \(thing); --force begins anew"
    self.init("cannot resume", at: path, reason: reason)
  }
}

extension FileKind {
  /// The rows of a sweep.
  static let rows = FileKind(
    content: "empty",
    remedy: "--resume runs what is missing, --force replaces it"
  )
  /// The rows of a sweep as comma-separated values, which are made of the file of `--out` again.
  static let rowsAgain = FileKind(content: "a table of a sweep's jobs", mark: "job,")
}
