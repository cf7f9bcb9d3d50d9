/// A grid of characters on which boxes are drawn whose lines join.
struct BoxCanvas {
  let width: Int
  let height: Int
  /// For each cell, the directions in which lines leave it.
  private var lines: [Directions]
  private var letters: [Character?]
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

  /// Writes a text from a place on, as far as it fits into some columns.
  mutating func write(_ text: String, column: Int, row: Int, upTo end: Int) {
    guard row >= 0, row < height, column < end else { return }
    for (offset, letter) in Self.cut(text, to: end - column).enumerated()
    where column + offset >= 0 && column + offset < width {
      letters[row * width + column + offset] = letter
    }
  }

  /// A text, or as much of it as has room.
  private static func cut(_ text: String, to room: Int) -> String {
    text.count <= room ? text : String(text.prefix(max(0, room - 1))) + "…"
  }

  /// Writes a text that has no room in a box to the right of it, unless something is there.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - box: The box, in which the beginning of the text was written.
  ///   - row: The row.
  mutating func write(_ text: String, beside box: Box, row: Int) {
    let (first, start) = (box.columns.lowerBound + 1, box.columns.upperBound + 1)
    let cells = start..<(start + text.count)
    guard row >= 0, row < height, first >= 0, cells.upperBound < width,
      cells.allSatisfy({ !isCovered[row * width + $0] })
    else { return }
    let inside = first..<max(first, start - 1)
    let written = inside.map { letters[row * width + $0] }
    // What is drawn over the box since stays.
    guard inside.isEmpty || written == Array(Self.cut(text, to: inside.count)) else { return }
    for column in inside { letters[row * width + column] = nil }
    write(text, column: start, row: row, upTo: cells.upperBound)
    for column in cells { isCovered[row * width + column] = true }
  }

  /// The rows, without spaces at their ends.
  var text: String {
    (0..<height).map { row in
      var cells = (0..<width).map { column in
        letters[row * width + column] ?? Self.character(for: lines[row * width + column])
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
        if kept.isEmpty { letters[place] = nil }
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
    letters[row * width + column] = nil
  }

  /// The characters by the directions of their lines, from none to all four.
  private static let characters = Array(" ╵╶└╷│┌├╴┘─┴┐┤┬┼")

  private static func character(for directions: Directions) -> Character {
    characters[directions.rawValue]
  }
}
