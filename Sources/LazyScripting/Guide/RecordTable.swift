/// A table of texts by name, as it stands in the sources: a name on a line of its own, and below it
/// the lines of its text, each two spaces further in.
struct RecordTable: Sendable {
  /// One text with its name.
  struct Record: Sendable, Equatable {
    /// The name.
    var name: String
    /// The text's lines.
    var lines: [String]

    /// The lines as one sentence.
    var sentence: String { lines.joined(separator: " ") }
  }

  /// The texts, in the order in which they stand.
  let records: [Record]

  /// Reads a table.
  init(_ text: String) {
    records = text.split(separator: "\n").reduce(into: []) { records, line in
      guard line.hasPrefix("  ") else {
        records.append(Record(name: String(line), lines: []))
        return
      }
      records[records.count - 1].lines.append(String(line.dropFirst(2)))
    }
  }

  /// The lines under a name; nil where there is no such name.
  func lines(of name: String) -> [String]? { records.first { $0.name == name }?.lines }
}
