extension EditBuffer {
  /// The start of the cursor's word, or of the one before it.
  public var previousWordStart: Int {
    var place = cursor
    while place > 0, !isWord(place - 1) { place -= 1 }
    while place > 0, isWord(place - 1) { place -= 1 }
    return place
  }

  /// The end of the cursor's word, or of the one after it.
  public var nextWordEnd: Int {
    var place = cursor
    while place < characters.count, !isWord(place) { place += 1 }
    while place < characters.count, isWord(place) { place += 1 }
    return place
  }

  /// The start of the text without spaces before the cursor.
  public var previousBlank: Int {
    var place = cursor
    while place > 0, characters[place - 1].isWhitespace { place -= 1 }
    while place > 0, !characters[place - 1].isWhitespace { place -= 1 }
    return place
  }

  /// Swaps the characters around the cursor, or the last two at the end of a line.
  public mutating func transpose() {
    let start = lineStart
    let right = cursor == lineEnd ? cursor - 1 : cursor
    guard right > start else { return }
    let pair = String([characters[right], characters[right - 1]])
    replace((right - 1)..<(right + 1), with: pair)
  }

  private func isWord(_ place: Int) -> Bool {
    let character = characters[place]
    return character.isLetter || character.isNumber || character == "_"
  }
}
