/// A model of a terminal, as far as the tool relies on it: cells, a cursor, scrolling, a few
/// sequences.
public struct TerminalModel {
  /// The place of the cursor, counted from 0.
  public private(set) var cursor = (row: 0, column: 0)
  /// Lines that left the screen at the top.
  public private(set) var gone: [String] = []
  /// The sequences that were not understood.
  public private(set) var unknown: [String] = []
  /// How often the terminal itself began a new line because one was full.
  public private(set) var wraps = 0

  private let columns: Int
  private let rows: Int
  private let width: (Character) -> Int
  private var cells: [[String]]

  /// Creates an empty terminal.
  ///
  /// - Parameters:
  ///   - columns: The number of cells in a row.
  ///   - rows: The number of rows.
  ///   - width: Returns how many cells a character fills.
  public init(columns: Int, rows: Int, width: @escaping (Character) -> Int = { _ in 1 }) {
    self.columns = columns
    self.rows = rows
    self.width = width
    cells = Array(repeating: [], count: rows)
  }

  /// The lines of the screen without trailing spaces, up to the last one that is not empty.
  public var lines: [String] {
    var lines = cells.map(Self.text)
    while lines.last?.isEmpty == true { lines.removeLast() }
    return lines
  }

  /// Everything that was written, including lines that left the screen.
  public var text: String { (gone + lines).joined(separator: "\n") }

  /// Interprets what a program writes.
  public mutating func take(_ bytes: some Collection<UInt8>) {
    var rest = Array(String(decoding: bytes, as: UTF8.self))[...]
    while let character = rest.popFirst() {
      switch character {
      case "\r": cursor.column = 0
      case "\n": lineFeed()
      case "\r\n":
        cursor.column = 0
        lineFeed()
      case "\u{8}": cursor.column = max(0, cursor.column - 1)
      case "\u{7}": break
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
    let width = width(character)
    if cursor.column + width > columns {
      wraps += 1
      cursor.column = 0
      lineFeed()
    }
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
    case "H": cursor = (0, 0)
    case "K": cells[cursor.row] = Array(cells[cursor.row].prefix(cursor.column))
    case "J": erase(isWhole: count == 2)
    case "m", "h", "l": break
    case let other: unknown.append("\(numbers)\(other.map(String.init) ?? "")")
    }
  }

  private mutating func erase(isWhole: Bool) {
    if !isWhole { cells[cursor.row] = Array(cells[cursor.row].prefix(cursor.column)) }
    let first = isWhole ? 0 : cursor.row + 1
    for row in first..<max(rows, first) { cells[row] = [] }
  }

  private static func text(_ cells: [String]) -> String {
    var text = cells.joined()
    while text.hasSuffix(" ") { text.removeLast() }
    return text
  }
}
