/// Text of one or more lines with a cursor between its characters.
///
/// A character is what a reader perceives as one, however many code points it has. Places are
/// counted in characters from 0.
public struct EditBuffer: Equatable, Sendable {
  /// The text, character by character; lines end with a line feed.
  public private(set) var characters: [Character] = []
  /// The place of the cursor: the number of characters before it.
  public private(set) var cursor = 0

  /// Creates a buffer with the cursor at the end of its text.
  public init(_ text: String = "") {
    characters = Array(text)
    cursor = characters.count
  }

  /// The whole text.
  public var text: String { String(characters) }

  /// Whether there is no text.
  public var isEmpty: Bool { characters.isEmpty }

  /// Whether the cursor is at the end of the text.
  public var isAtEnd: Bool { cursor == characters.count }

  /// Inserts text at the cursor, which moves behind it.
  ///
  /// A combining mark that is typed after its letter becomes one character with it.
  public mutating func insert(_ text: String) {
    // The end of the text may combine with what follows, and its start with what precedes it.
    let before = cursor > 0 ? String(characters[cursor - 1]) : ""
    let after = isAtEnd ? "" : String(characters[cursor])
    let start = cursor - (cursor > 0 ? 1 : 0)
    let end = cursor + (isAtEnd ? 0 : 1)
    let whole = Array(before + text + after)
    characters.replaceSubrange(start..<end, with: whole)
    let tail = Array(text + after).count - Array(text).count
    cursor = start + whole.count - tail
  }

  /// Replaces a range by text, and puts the cursor behind it.
  public mutating func replace(_ range: Range<Int>, with text: String) {
    characters.removeSubrange(range)
    cursor = range.lowerBound
    insert(text)
  }

  /// Removes a range, and puts the cursor there.
  ///
  /// - Returns: The removed text.
  @discardableResult
  public mutating func remove(_ range: Range<Int>) -> String {
    let removed = String(characters[range])
    characters.removeSubrange(range)
    cursor = range.lowerBound
    return removed
  }

  /// Puts the cursor at a place; a place beyond the text means its end.
  public mutating func move(to place: Int) { cursor = min(max(0, place), characters.count) }

  /// The place of the character at an offset in the text's UTF-8.
  public func place(ofOffset offset: Int) -> Int {
    var left = offset
    for (place, character) in characters.enumerated() {
      if left <= 0 { return place }
      left -= character.utf8.count
    }
    return characters.count
  }

  /// The offset in the text's UTF-8 at which a character begins.
  public func offset(ofPlace place: Int) -> Int {
    characters[..<place].reduce(0) { $0 + $1.utf8.count }
  }
}
