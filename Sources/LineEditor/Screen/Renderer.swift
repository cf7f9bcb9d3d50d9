/// Changes what a terminal shows, with one string for each change.
///
/// It writes only rows that changed. Each row ends with a line break, and never relies on the
/// terminal's wrapping, which differs from terminal to terminal.
public struct Renderer: Sendable {
  private var shown: [Screen.Row] = []
  private var cursorRow = 0
  private var cursorColumn = 0
  private var size: Screen.Size
  private var top = 0

  /// Creates a renderer for a terminal that shows nothing of the editor yet.
  public init(size: Screen.Size) { self.size = size }

  /// The string that shows a screen, or the part around the cursor that fits.
  public mutating func draw(_ screen: Screen) -> [UInt8] {
    show(screen.cut(to: size.rows, top: &top))
  }

  /// The string that shows a whole screen and leaves the cursor on the line below it.
  public mutating func finish(_ screen: Screen) -> [UInt8] {
    var last = screen
    last.cursorRow = screen.rows.count - 1
    last.cursorColumn = screen.rows.last?.width ?? 0
    // Rows above the first one shown cannot be reached, so everything is written again.
    var output = top > 0 || screen.rows.count > size.rows ? erase() : []
    output += show(last)
    output += Array("\r\n".utf8)
    forget()
    return output
  }

  /// The string that removes the editor's rows, so that others can write there.
  public mutating func erase() -> [UInt8] {
    var output: [UInt8] = []
    Self.move(by: -cursorRow, into: &output)
    output += Array("\r\u{1b}[J".utf8)
    forget()
    return output
  }

  /// The string after which the screen can be drawn again at another size.
  ///
  /// Most terminals wrap rows that have become too long, so that the cursor is farther from the
  /// first row than before.
  public mutating func resize(to new: Screen.Size) -> [UInt8] {
    let columns = new.columns
    let above = shown.prefix(cursorRow).reduce(0) {
      $0 + max(1, ($1.width + columns - 1) / columns)
    }
    cursorRow = above + cursorColumn / columns
    size = new
    return erase()
  }

  /// Notes that the terminal was cleared and the cursor is at the start of a row.
  public mutating func forget() {
    shown = []
    cursorRow = 0
    cursorColumn = 0
    top = 0
  }

  private mutating func show(_ screen: Screen) -> [UInt8] {
    var output: [UInt8] = Array("\u{1b}[?25l".utf8)
    var row = cursorRow
    for (index, content) in screen.rows.enumerated() {
      if index < shown.count, shown[index] == content { continue }
      go(to: index, from: &row, into: &output)
      output.append(13)
      output += content.bytes
      // At the right edge some terminals would erase the last cell.
      if content.width < size.columns { output += Array("\u{1b}[K".utf8) }
    }
    if shown.count > screen.rows.count {
      go(to: screen.rows.count, from: &row, into: &output)
      output += Array("\r\u{1b}[J".utf8)
    }
    Self.move(by: screen.cursorRow - row, into: &output)
    output.append(13)
    if screen.cursorColumn > 0 { output += Array("\u{1b}[\(screen.cursorColumn)C".utf8) }
    output += Array("\u{1b}[?25h".utf8)
    shown = screen.rows
    cursorRow = screen.cursorRow
    cursorColumn = screen.cursorColumn
    return output
  }

  /// Moves to a row; line feeds make rows that the terminal does not have yet.
  private func go(to target: Int, from row: inout Int, into output: inout [UInt8]) {
    let known = max(0, shown.count - 1)
    if target > known {
      Self.move(by: max(known, row) - row, into: &output)
      row = max(known, row)
      output += Array(repeating: 10, count: target - row)
    } else {
      Self.move(by: target - row, into: &output)
    }
    row = target
  }

  private static func move(by rows: Int, into output: inout [UInt8]) {
    if rows < 0 { output += Array("\u{1b}[\(-rows)A".utf8) }
    if rows > 0 { output += Array("\u{1b}[\(rows)B".utf8) }
  }
}
