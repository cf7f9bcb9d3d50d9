/// What the editor shows: rows of cells, and the place of the cursor.
public struct Screen: Equatable, Sendable {
  /// A row of bytes for the terminal, and the number of cells that it fills.
  public struct Row: Equatable, Sendable {
    /// The text with the sequences of its styles, in UTF-8.
    public var bytes: [UInt8] = []
    /// How many cells the text fills.
    public var width = 0

    /// The text with the sequences of its styles.
    public var text: String { String(decoding: bytes, as: UTF8.self) }
  }

  /// The number of columns and rows of a terminal.
  public struct Size: Equatable, Sendable {
    /// The columns, at least 1.
    public var columns: Int
    /// The rows, at least 1.
    public var rows: Int

    /// Creates a size; a terminal that reports 0 is assumed to have 80 columns and 24 rows.
    public init(columns: Int, rows: Int) {
      self.columns = columns > 0 ? columns : 80
      self.rows = rows > 0 ? rows : 24
    }
  }

  /// The rows from the top; at least one.
  public internal(set) var rows: [Row]
  /// The row of the cursor, from 0.
  public internal(set) var cursorRow: Int
  /// The column of the cursor, from 0.
  public internal(set) var cursorColumn: Int

  /// The rows that fit into a height, including the cursor's.
  ///
  /// - Parameters:
  ///   - height: The number of rows that fit, at least 1.
  ///   - top: The first row that was last shown; it moves as little as possible.
  /// - Returns: The part that fits.
  func cut(to height: Int, top: inout Int) -> Screen {
    top = min(top, cursorRow, max(0, rows.count - height))
    top = max(top, cursorRow - height + 1)
    let shown = rows[top..<min(rows.count, top + height)]
    return Screen(rows: Array(shown), cursorRow: cursorRow - top, cursorColumn: cursorColumn)
  }
}

extension Screen {
  /// The part of a line that fits into some columns, without anything that controls a terminal.
  public static func text(_ line: String, cutTo columns: Int) -> String {
    var writer = ScreenWriter(columns: max(1, columns), palette: .colorless)
    writer.appendCut(line, in: .plain)
    return writer.finish().rows[0].text
  }
}
