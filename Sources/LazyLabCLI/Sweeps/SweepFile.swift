internal import LazyReports
internal import LazyScripting

/// The rows of a sweep in a file, to which those of each job are added when it ends.
struct SweepFile {
  private let path: String
  /// The rows of jobs that need not run again.
  private(set) var kept: [String: [[DataValue.Field]]] = [:]

  /// Begins a file, or goes on with one that a sweep left, for some jobs.
  init(
    _ path: String,
    for jobs: [SweepJob],
    resumes: Bool,
    isForced: Bool,
    with tool: Tool
  ) throws {
    self.path = path
    var lines: [String] = []
    if resumes, SystemFiles.resolved(path) != nil {
      let ids = Dictionary(jobs.map { ($0.name, $0.id) }) { first, _ in first }
      for job in try SweepRows(at: path).jobs where job.isDone {
        if let id = ids[job.title], id != job.id {
          let reason = "it has \(job.title) of another version of the script; --force begins anew"
          throw FileError("cannot resume", at: path, reason: reason)
        }
        kept[job.id] = job.rows
        lines += job.lines
      }
    }
    let text = lines.map { $0 + "\n" }.joined()
    try tool.files.write(Array(text.utf8), to: path, as: .rows, isForced: isForced || resumes)
  }

  /// Adds the rows of a job, in one piece.
  func append(_ rows: [[DataValue.Field]]) throws(FileError) {
    let lines = rows.map { DataValue.record($0).json }
    try AppendedFile(path: path).append(line: lines.joined(separator: "\n"))
  }
}

extension FileKind {
  /// The rows of a sweep.
  static let rows = FileKind(
    content: "empty",
    remedy: "--resume runs what is missing, --force replaces it"
  )
}
