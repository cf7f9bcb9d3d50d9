internal import LazyReports

/// A file that gets the rows of results of a run.
struct RowFile: Equatable {
  /// What rows look like in a file.
  struct Format: Sendable, Equatable {
    /// The option that asks for it.
    let option: String
    /// The text of all rows.
    let text: @Sendable (DataTable) -> String

    /// Whether both have the same option.
    static func == (left: Format, right: Format) -> Bool { left.option == right.option }
  }

  let path: String
  let format: Format
  /// What may be replaced.
  var kind = FileKind.data

  /// Finds out whether the file could be written, before anything runs.
  func check(with tool: Tool, isForced: Bool) throws(FileError) {
    var kind = kind
    if kind == .data, format == .csv, FileIdentity(at: path)?.isPlain == true {
      // Which columns the table will have is known when it is written.
      kind = .written(SystemFiles.beginning(of: path, atMost: 10_000), to: path)
    }
    // What was begun and not completed is gone again.
    _ = try tool.files.begin(path, as: kind, isForced: isForced)
  }

  /// Writes the rows that there are.
  func write(_ rows: DataTable, with tool: Tool, isForced: Bool) throws(FileError) {
    let bytes = Array(format.text(rows).utf8)
    let kind = kind == .data && format == .csv ? .written(bytes, to: path) : kind
    try tool.files.write(bytes, to: path, as: kind, isForced: isForced)
    if rows.count == 0 {
      tool.writeError("\(path.onOneLine) has no rows; scripts add them with lab.row { … }")
    }
  }
}

extension RowFile.Format {
  /// Comma-separated values.
  static let csv = RowFile.Format(option: "--csv") { $0.csv }
  /// JSON Lines.
  static let json = RowFile.Format(option: "--json") { $0.jsonLines }
}
