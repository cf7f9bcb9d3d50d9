@testable import LineEditor

/// As much of a terminal as the renderer relies on: cells, a cursor, scrolling, a few sequences.
struct TerminalModel {
  private(set) var cursor = (row: 0, column: 0)
  /// Lines that left the screen at the top.
  private(set) var gone: [String] = []
  private(set) var unknown: [String] = []

  private let columns: Int
  private let rows: Int
  private var cells: [[String]]

  init(columns: Int, rows: Int) {
    self.columns = columns
    self.rows = rows
    cells = Array(repeating: [], count: rows)
  }

  /// The lines of the screen without spaces at their ends, up to the last that has something.
  var lines: [String] {
    var lines = cells.map(Self.text)
    while lines.last?.isEmpty == true { lines.removeLast() }
    return lines
  }

  mutating func take(_ bytes: [UInt8]) {
    var rest = Array(String(decoding: bytes, as: UTF8.self))[...]
    while let character = rest.popFirst() {
      switch character {
      case "\r": cursor.column = 0
      case "\n": lineFeed()
      case "\r\n":
        cursor.column = 0
        lineFeed()
      case "\u{1b}": sequence(&rest)
      default: put(character)
      }
    }
  }

  private mutating func lineFeed() {
    cursor.row += 1
    guard cursor.row == rows else { return }
    cursor.row -= 1
    gone.append(Self.text(cells.removeFirst()))
    cells.append([])
  }

  private mutating func put(_ character: Character) {
    let width = Glyph(character).width
    // A row is never longer than the terminal: nothing may rely on its wrapping.
    if cursor.column + width > columns { unknown.append("overflow \(character)") }
    write(String(character))
    if width == 2 { write("") }
  }

  private mutating func write(_ cell: String) {
    while cells[cursor.row].count <= cursor.column { cells[cursor.row].append(" ") }
    cells[cursor.row][cursor.column] = cell
    cursor.column += 1
  }

  private mutating func sequence(_ rest: inout ArraySlice<Character>) {
    guard rest.popFirst() == "[" else { return unknown.append("no [") }
    var numbers = ""
    while let character = rest.first, !character.isLetter {
      numbers.append(character)
      rest.removeFirst()
    }
    let count = Int(numbers) ?? 1
    switch rest.popFirst() {
    case "A": cursor.row = max(0, cursor.row - count)
    case "B": cursor.row = min(rows - 1, cursor.row + count)
    case "C": cursor.column += count
    case "K": cells[cursor.row] = Array(cells[cursor.row].prefix(cursor.column))
    case "J":
      cells[cursor.row] = Array(cells[cursor.row].prefix(cursor.column))
      for row in (cursor.row + 1)..<max(rows, cursor.row + 1) { cells[row] = [] }
    case "m", "h", "l": break
    case let other: unknown.append("\(numbers)\(other.map(String.init) ?? "")")
    }
  }

  private static func text(_ cells: [String]) -> String {
    var text = cells.joined()
    while text.hasSuffix(" ") { text.removeLast() }
    return text
  }
}
