internal import WideCharacters

/// A grid of characters on which boxes are drawn whose lines join.
struct BoxCanvas {
  let width: Int
  let height: Int
  /// For each cell, the directions in which lines leave it.
  private var lines: [Directions]
  private var letters: [Character?]
  /// The number of the text that was written last into each cell.
  private var texts: [Int]
  private var textCount = 0
  /// Whether a box or a text covers each cell.
  private var isCovered: [Bool]

  struct Directions: OptionSet {
    let rawValue: Int
    static let up = Directions(rawValue: 1)
    static let right = Directions(rawValue: 2)
    static let down = Directions(rawValue: 4)
    static let left = Directions(rawValue: 8)
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
    lines = Array(repeating: [], count: width * height)
    letters = Array(repeating: nil, count: width * height)
    texts = Array(repeating: 0, count: width * height)
    isCovered = Array(repeating: false, count: width * height)
  }

  /// Draws a box over what is there; nothing is written beside others into one that `covers`.
  mutating func draw(_ box: Box, covers: Bool = true) {
    erase(inside: box)
    if covers {
      for row in box.rows where row >= 0 && row < height {
        for column in box.columns.clamped(to: 0...(width - 1)) {
          isCovered[row * width + column] = true
        }
      }
    }
    for column in box.columns {
      let across = directions(at: column, in: box.columns, before: .left, after: .right)
      if box.hasTop { add(across, column: column, row: box.rows.lowerBound) }
      if box.hasBottom { add(across, column: column, row: box.rows.upperBound) }
    }
    for row in box.rows {
      let along = directions(at: row, in: box.rows, before: .up, after: .down)
      if box.hasLeft { add(along, column: box.columns.lowerBound, row: row) }
      if box.hasRight { add(along, column: box.columns.upperBound, row: row) }
    }
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
    for column in column + 1..<column + cells { letters[row * width + column] = Self.tail }
  }

  /// Takes a letter away, whichever of its cells this is.
  private mutating func erase(column: Int, row: Int) {
    let place = row * width + column
    if letters[place] == Self.tail, column > 0 { letters[place - 1] = nil }
    if column + 1 < width, letters[place + 1] == Self.tail { letters[place + 1] = nil }
    letters[place] = nil
  }

  /// What stands in the second cell of a wide letter.
  private static let tail = Character("\0")

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
      texts[row * width + $0] == written.number && letters[row * width + $0] != nil
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
      var cells = (0..<width).compactMap { column -> Character? in
        let letter = letters[row * width + column]
        return letter == Self.tail
          ? nil : letter ?? Self.character(for: lines[row * width + column])
      }
      while cells.last == " " { cells.removeLast() }
      return String(cells)
    }.joined(separator: "\n")
  }

  /// Erases what lies inside a box, and the lines that lead into it.
  private mutating func erase(inside box: Box) {
    for row in box.rows {
      for column in box.columns {
        guard row >= 0, row < height, column >= 0, column < width else { continue }
        let place = row * width + column
        var kept: Directions = []
        if row == box.rows.lowerBound { kept.insert(.up) }
        if row == box.rows.upperBound { kept.insert(.down) }
        if column == box.columns.lowerBound { kept.insert(.left) }
        if column == box.columns.upperBound { kept.insert(.right) }
        if kept.isEmpty { erase(column: column, row: row) }
        let edge = edgeDirections(column: column, row: row, of: box)
        lines[place].formIntersection(kept.union(edge))
      }
    }
  }

  /// The directions that lead along the edge of a box from one of its cells.
  private func edgeDirections(column: Int, row: Int, of box: Box) -> Directions {
    var directions: Directions = []
    if row == box.rows.lowerBound || row == box.rows.upperBound {
      directions.formUnion(
        self.directions(at: column, in: box.columns, before: .left, after: .right)
      )
    }
    if column == box.columns.lowerBound || column == box.columns.upperBound {
      directions.formUnion(self.directions(at: row, in: box.rows, before: .up, after: .down))
    }
    return directions
  }

  private func directions(
    at place: Int,
    in range: ClosedRange<Int>,
    before: Directions,
    after: Directions
  ) -> Directions {
    var directions: Directions = []
    if place > range.lowerBound { directions.insert(before) }
    if place < range.upperBound { directions.insert(after) }
    return directions
  }

  private mutating func add(_ directions: Directions, column: Int, row: Int) {
    guard row >= 0, row < height, column >= 0, column < width else { return }
    lines[row * width + column].formUnion(directions)
    erase(column: column, row: row)
  }

  /// The characters by the directions of their lines, from none to all four.
  private static let characters = Array(" ╵╶└╷│┌├╴┘─┴┐┤┬┼")

  private static func character(for directions: Directions) -> Character {
    characters[directions.rawValue]
  }
}
