internal import LazyTrace

extension DataTable {
  /// The rows as JSON Lines, an object each.
  public var jsonLines: String {
    var writer = JSONWriter()
    for row in rows {
      writer.object { $0.members(row) }
      writer.endLine()
    }
    return String(decoding: writer.bytes, as: UTF8.self)
  }

  /// The rows as comma-separated values below a line with the names of the columns.
  ///
  /// Texts have quotes, which tell them from numbers; what is not there is empty.
  public var csv: String {
    guard !columns.isEmpty else { return "" }
    var lines = [columns.map { Self.name($0.name) }.joined(separator: ",")]
    for index in 0..<count {
      let cells = cells(ofRow: index).map(Self.cell)
      // Readers skip an empty line.
      lines.append(cells == [""] ? "\"\"" : cells.joined(separator: ","))
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private static func cell(_ value: DataValue?) -> String {
    switch value {
    case .text(let text): quoted(text)
    case .number(let number): number.isFinite ? NumberFormat.json(number) : ""
    case .integer(let integer): integer.description
    case .flag(let flag): flag.description
    case .null, .list, .record, nil: ""
    }
  }

  private static func name(_ name: String) -> String {
    let isPlain = name.utf8.allSatisfy { byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "."):
        true
      default: false
      }
    }
    return isPlain && !name.isEmpty ? name : quoted(name)
  }

  private static func quoted(_ text: String) -> String {
    "\"" + text.replacing("\"", with: "\"\"") + "\""
  }
}
