extension EditBuffer {
  /// The start of the cursor's line.
  public var lineStart: Int { start(before: cursor) }

  /// The end of the cursor's line, before its line feed.
  public var lineEnd: Int { end(after: cursor) }

  /// Whether the cursor is on the first line.
  public var isOnFirstLine: Bool { lineStart == 0 }

  /// Whether the cursor is on the last line.
  public var isOnLastLine: Bool { lineEnd == characters.count }

  /// The text between the start of the cursor's line and the cursor.
  public var lineBeforeCursor: String { String(characters[lineStart..<cursor]) }

  /// The number of cells between the start of the line and the cursor.
  public var column: Int { Self.width(of: characters[lineStart..<cursor]) }

  /// Moves the cursor by lines, as near to a column as the line allows.
  ///
  /// - Parameters:
  ///   - count: The number of lines; upward if negative.
  ///   - column: The column in cells.
  public mutating func moveLines(by count: Int, toColumn column: Int) {
    for _ in 0..<count.magnitude {
      if count < 0, !isOnFirstLine { move(to: lineStart - 1) }
      if count > 0, !isOnLastLine { move(to: lineEnd + 1) }
    }
    var (place, width) = (lineStart, 0)
    let end = lineEnd
    while place < end {
      width += Glyph(characters[place]).width
      if width > column { break }
      place += 1
    }
    move(to: place)
  }

  private static func width(of characters: ArraySlice<Character>) -> Int {
    characters.reduce(0) { $0 + Glyph($1).width }
  }

  private func start(before place: Int) -> Int {
    (characters[..<place].lastIndex(of: "\n") ?? -1) + 1
  }

  private func end(after place: Int) -> Int {
    characters[place...].firstIndex(of: "\n") ?? characters.count
  }
}
