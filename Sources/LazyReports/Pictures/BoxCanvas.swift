internal import WideCharacters

/// A grid of characters on which boxes are drawn whose lines join.
struct BoxCanvas {
  let width: Int
  let height: Int
  /// For each cell, the directions in which lines leave it.
  private var lines: [Int]
  private var letters: [Character?]
  /// Whether each cell is the second of a wide letter.
  private var isTail: [Bool]
  /// The number of the text that was written last into each cell.
  private var texts: [Int]
  private var textCount = 0
  /// Whether a box or a text covers each cell.
  private var isCovered: [Bool]

  /// Directions in which lines leave a cell.
  ///
  /// A set of a type of its own would cost a call for each bit of each cell.
  private enum Leaving {
    static let up = 1
    static let right = 2
    static let down = 4
    static let left = 8
  }

  /// The sides of a box that are drawn; a side that is cut off is not.
  struct Box {
    var columns: ClosedRange<Int>
    var rows: ClosedRange<Int>
    var hasTop = true
    var hasBottom = true
    var hasLeft = true
    var hasRight = true
  }

  init(width: Int, height: Int) {
    self.width = width
    self.height = height
    lines = Array(repeating: 0, count: width * height)
    letters = Array(repeating: nil, count: width * height)
    isTail = Array(repeating: false, count: width * height)
    texts = Array(repeating: 0, count: width * height)
    isCovered = Array(repeating: false, count: width * height)
  }

  /// Draws a box over what is there; nothing is written beside others into one that `covers`.
  mutating func draw(_ box: Box, covers: Bool = true) {
    guard let columns = inside(box.columns, before: width),
      let rows = inside(box.rows, before: height)
    else { return }
    for row in rows {
      for column in columns {
        erase(column: column, row: row, inside: box)
        if covers { isCovered[row * width + column] = true }
      }
    }
    for column in columns {
      let across = Self.leaving(column, in: box.columns, before: Leaving.left, after: Leaving.right)
      if box.hasTop { add(across, column: column, row: box.rows.lowerBound) }
      if box.hasBottom { add(across, column: column, row: box.rows.upperBound) }
    }
    for row in rows {
      let along = Self.leaving(row, in: box.rows, before: Leaving.up, after: Leaving.down)
      if box.hasLeft { add(along, column: box.columns.lowerBound, row: row) }
      if box.hasRight { add(along, column: box.columns.upperBound, row: row) }
    }
  }

  /// The part of a range that the canvas has; `nil` if there is none.
  private func inside(_ range: ClosedRange<Int>, before end: Int) -> ClosedRange<Int>? {
    let (first, last) = (max(range.lowerBound, 0), min(range.upperBound, end - 1))
    return first <= last ? first...last : nil
  }

  /// A text in a row: its number, and the columns in which it was written.
  struct Written {
    let number: Int
    let row: Int
    let columns: Range<Int>
  }

  /// Writes a text from a place on, as far as it fits into some columns.
  @discardableResult
  mutating func write(_ text: String, column: Int, row: Int, upTo end: Int) -> Written {
    textCount += 1
    let start = max(0, column)
    var (column, last) = (column, start)
    if row >= 0, row < height, column < end {
      for letter in Self.cut(text, to: end - column) {
        let cells = letter.cells
        if column >= 0, cells > 0, column + cells <= width {
          put(letter, cells: cells, column: column, row: row)
          last = column + cells
        }
        column += cells
      }
    }
    return Written(number: textCount, row: row, columns: start..<last)
  }

  /// Puts a letter, which hides what was written there, into its cells.
  private mutating func put(_ letter: Character, cells: Int, column: Int, row: Int) {
    for column in column..<column + cells {
      erase(column: column, row: row)
      texts[row * width + column] = textCount
    }
    letters[row * width + column] = letter
    for column in column + 1..<column + cells { isTail[row * width + column] = true }
  }

  /// Takes a letter away, whichever of its cells this is.
  private mutating func erase(column: Int, row: Int) {
    let place = row * width + column
    if isTail[place], column > 0 { letters[place - 1] = nil }
    if column + 1 < width, isTail[place + 1] {
      (isTail[place + 1], letters[place + 1]) = (false, nil)
    }
    (isTail[place], letters[place]) = (false, nil)
  }

  /// A text, or as much of it as has room.
  private static func cut(_ text: String, to room: Int) -> String {
    guard text.cells > room else { return text }
    var left = room - 1
    let start = text.prefix {
      left -= $0.cells
      return left >= 0
    }
    return String(start) + "…"
  }

  /// Writes a text that has no room in a box to the right of it, unless something is there.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - box: The box.
  ///   - label: Where the beginning of the text was written in the box.
  mutating func write(_ text: String, beside box: Box, inPlaceOf label: Written) {
    let (row, start) = (label.row, box.columns.upperBound + 1)
    let cells = start..<(start + text.cells)
    guard row >= 0, row < height, start >= 0, cells.upperBound < width,
      cells.allSatisfy({ !isCovered[row * width + $0] })
    else { return }
    for column in label.columns { erase(column: column, row: row) }
    write(text, column: start, row: row, upTo: cells.upperBound)
    for column in cells { isCovered[row * width + column] = true }
  }

  /// Ends a text, over a part of which something was drawn since, in an ellipsis; what is left of
  /// one whose beginning is gone goes, too.
  ///
  /// - Returns: Whether all of it, its beginning or nothing of it can be seen.
  mutating func mend(_ written: Written) -> Sight {
    let (row, columns) = (written.row, written.columns)
    let own = columns.filter {
      let place = row * width + $0
      return texts[place] == written.number && (isTail[place] || letters[place] != nil)
    }
    if own.count == columns.count { return .whole }
    let shown = zip(own, columns).prefix { $0 == $1 }.count
    for column in own.dropFirst(max(0, shown - 1)) { erase(column: column, row: row) }
    guard shown > 0 else { return .none }
    put("…", cells: 1, column: columns.lowerBound + shown - 1, row: row)
    return .beginning
  }

  /// How much of a text can be seen.
  enum Sight { case whole, beginning, none }

  /// The rows, without spaces at their ends.
  var text: String {
    (0..<height).map { row in
      var cells = ""
      // A space is written once something stands behind it.
      var spaces = 0
      for place in row * width..<(row + 1) * width where !isTail[place] {
        let character = letters[place] ?? Self.characters[lines[place]]
        if character == " " {
          spaces += 1
        } else {
          cells += String(repeating: " ", count: spaces)
          cells.append(character)
          spaces = 0
        }
      }
      return cells
    }.joined(separator: "\n")
  }

  /// Erases what a cell of a box shows, and the lines that lead into the box.
  private mutating func erase(column: Int, row: Int, inside box: Box) {
    var kept = 0
    if row == box.rows.lowerBound { kept |= Leaving.up }
    if row == box.rows.upperBound { kept |= Leaving.down }
    if column == box.columns.lowerBound { kept |= Leaving.left }
    if column == box.columns.upperBound { kept |= Leaving.right }
    if kept == 0 { erase(column: column, row: row) }
    // Lines along the edge stay.
    if kept & (Leaving.up | Leaving.down) != 0 {
      kept |= Self.leaving(column, in: box.columns, before: Leaving.left, after: Leaving.right)
    }
    if column == box.columns.lowerBound || column == box.columns.upperBound {
      kept |= Self.leaving(row, in: box.rows, before: Leaving.up, after: Leaving.down)
    }
    lines[row * width + column] &= kept
  }

  /// The directions that lead along a range from one of its cells.
  private static func leaving(
    _ place: Int,
    in range: ClosedRange<Int>,
    before: Int,
    after: Int
  ) -> Int {
    (place > range.lowerBound ? before : 0) | (place < range.upperBound ? after : 0)
  }

  private mutating func add(_ directions: Int, column: Int, row: Int) {
    guard row >= 0, row < height, column >= 0, column < width else { return }
    lines[row * width + column] |= directions
    erase(column: column, row: row)
  }

  /// The characters by the directions of their lines, from none to all four.
  private static let characters = Array(" ╵╶└╷│┌├╴┘─┴┐┤┬┼")
}
