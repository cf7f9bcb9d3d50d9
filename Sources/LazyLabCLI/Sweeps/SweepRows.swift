internal import LazyReports

/// The rows of sweeps in a file, by their jobs.
struct SweepRows {
  /// The rows of a job.
  struct Job {
    let id: String
    fileprivate(set) var rows: [[DataValue.Field]]
    /// The rows as they stand in the file.
    fileprivate(set) var lines: [String]
  }

  /// How every row begins.
  private static let mark = #"{"job":""#

  let path: String
  private(set) var jobs: [Job] = []

  /// Reads a file.
  init(at path: String) throws(FileError) { try self.init(SystemFiles.read(path), at: path) }

  /// Reads the bytes of a file; a last line that was cut off is left out.
  init(_ bytes: [UInt8], at path: String) throws(FileError) {
    self.path = path
    // It may be cut off even there.
    guard bytes.starts(with: Self.mark.utf8) || Self.mark.utf8.starts(with: bytes) else {
      let isTable = FileKind.rowsAgain.isBeginning(of: bytes)
      let reason =
        isTable
        ? "it has comma-separated values; give the JSON Lines that --out wrote"
        : "it has no rows of a sweep"
      throw FileError("cannot read", at: path, reason: reason)
    }
    for (index, line) in bytes.lines.enumerated() {
      guard let row = RowReader.fields(of: line), case .text(let id)? = row.first?.value else {
        if line.endIndex == bytes.endIndex { break }
        let reason = "line \(index + 1) is no row of a sweep"
        throw FileError("cannot read", at: path, reason: reason)
      }
      if jobs.last?.id != id { jobs.append(Job(id: id, rows: [], lines: [])) }
      jobs[jobs.count - 1].rows.append(row)
      jobs[jobs.count - 1].lines.append(String(decoding: line, as: UTF8.self))
    }
    var known: Set<String> = []
    for job in jobs where !known.insert(job.id).inserted || job.hasRowTwice {
      throw FileError("cannot read", at: path, reason: "job \(job.id) stands in it twice")
    }
  }
}

extension SweepRows.Job {
  /// Whether its process lived to its end, and all of its rows are there.
  var isWhole: Bool {
    if value(of: "status") == .text(SweepOutcome.Status.killed.rawValue) { return false }
    return value(of: "parts").map { $0 == .integer(rows.count) } ?? true
  }

  /// Whether it was done, with all of its rows.
  var isDone: Bool {
    isWhole && value(of: "status") == .text(SweepOutcome.Status.done.rawValue)
  }

  /// Whether a row stands in the file more than once.
  fileprivate var hasRowTwice: Bool {
    let parts = rows.map { row in row.value(of: "part") ?? .null }
    return parts.indices.contains { parts[..<$0].contains(parts[$0]) }
  }

  /// The parameters with their values.
  var parameters: [DataValue.Field] {
    Array((rows.first ?? []).dropFirst().prefix { $0.name != "seed" })
  }

  /// The seed.
  var seed: DataValue { value(of: "seed") ?? .null }

  /// The files that it loaded.
  var files: FileVersions { FileVersions(of: rows.first ?? []) }

  /// The parameters and the seed, for people.
  var title: String { SweepRows.title(of: parameters, seed: seed) }

  private func value(of name: String) -> DataValue? {
    rows.first?.value(of: name)
  }
}

extension [UInt8] {
  /// The lines that are not empty, whichever way they end.
  var lines: [ArraySlice<UInt8>] {
    split(separator: UInt8(ascii: "\n")).map { line in
      line.last == UInt8(ascii: "\r") ? line.dropLast() : line
    }.filter { !$0.isEmpty }
  }
}

extension SweepRows {
  static func title(of parameters: [DataValue.Field], seed: DataValue) -> String {
    (parameters.map { "\($0.name)=\($0.value.shown)" } + ["seed=\(seed.shown)"])
      .joined(separator: " ")
  }
}
