internal import WideCharacters

/// A text as runs of characters that are kept together, found when it is first measured.
final class TextWords {
  let text: String
  /// The words in order, once they were found.
  private var words: [Word]?

  /// Some spaces and the characters after them, up to the next space or the end of the paragraph.
  private struct Word {
    var spaces: UInt32 = 0
    /// How many Latin letters would take as much room.
    var cells: UInt32 = 0
    var endsParagraph = false
  }

  /// Into how many lines a text breaks, and how many cells the longest has.
  struct Lines: Equatable {
    var count = 0
    var longest = 0
  }

  /// How many characters are a unit of work.
  private static let charactersPerUnit = 16

  init(_ text: String) { self.text = text }

  /// Breaks the text into lines.
  ///
  /// - Parameters:
  ///   - capacity: How many cells fit into a line; a line holds at least one. `nil` for any number.
  ///   - most: The maximum number of lines.
  ///   - work: Where the words are charged.
  /// - Returns: The lines that are shown; the last is as long as it can be if the text was cut off.
  /// - Complexity: O(words).
  func lines(capacity: Int?, most: Int, charging work: Work? = nil) -> Lines {
    var breaking = LineBreaking(capacity: max(1, capacity ?? .max), most: most)
    let words = findWords(charging: work)
    for (index, word) in words.enumerated() {
      if let work, !work.goesOn() { return Lines() }
      breaking.add(
        spaces: Int(truncatingIfNeeded: word.spaces),
        cells: Int(truncatingIfNeeded: word.cells)
      )
      guard word.endsParagraph else { continue }
      breaking.endParagraph(isLast: index == words.count - 1)
      if breaking.isCut { break }
    }
    return Lines(count: breaking.count, longest: breaking.longest)
  }

  /// The words; none where the work is stopped before all are found.
  private func findWords(charging work: Work?) -> [Word] {
    if let words { return words }
    var found: [Word] = []
    var word = Word()
    var count = 0
    for character in text {
      count += 1
      if count % Self.charactersPerUnit == 0, let work, !work.goesOn() { return [] }
      if character.isNewline {
        word.endsParagraph = true
        found.append(word)
        word = Word()
      } else if character == " " || character == "\t" {
        if word.cells > 0 {
          found.append(word)
          word = Word()
        }
        word.spaces += 1
      } else {
        word.cells += UInt32(truncatingIfNeeded: character.cells)
      }
    }
    word.endsParagraph = true
    found.append(word)
    words = found
    return found
  }
}

/// Fills lines with words, one after the other.
private struct LineBreaking {
  let capacity: Int
  let most: Int
  /// How many lines were begun.
  private(set) var count = 1
  private(set) var longest = 0
  /// Whether there was more than the allowed lines can hold.
  private(set) var isCut = false
  /// How many cells are filled in the last line.
  private var filled = 0

  init(capacity: Int, most: Int) {
    self.capacity = capacity
    self.most = most
  }

  mutating func add(spaces: Int, cells: Int) {
    guard !isCut else { return }
    // Spaces at the end of a line hang over its edge and take no room.
    guard cells > 0 else { return }
    if filled + spaces + cells <= capacity {
      filled += spaces + cells
    } else {
      if filled > 0 { breakLine() }
      breakWord(cells)
    }
    longest = max(longest, filled)
  }

  /// Puts a word at the start of a line, over several lines if it is longer than one.
  private mutating func breakWord(_ cells: Int) {
    guard !isCut else { return }
    let further = (cells - 1) / capacity
    guard further > 0 else {
      filled = cells
      return
    }
    longest = capacity
    isCut = further > most - count
    count = isCut ? most : count + further
    filled = isCut ? capacity : cells - further * capacity
  }

  mutating func endParagraph(isLast: Bool) {
    guard !isLast, !isCut else { return }
    guard count < most else {
      isCut = true
      // An ellipsis marks the cut.
      filled = min(capacity, filled + 1)
      longest = max(longest, filled)
      return
    }
    count += 1
    filled = 0
  }

  /// Begins another line; the last that is allowed is filled with what fits of the next word.
  private mutating func breakLine() {
    guard count < most else {
      isCut = true
      filled = capacity
      return
    }
    count += 1
    filled = 0
  }
}
