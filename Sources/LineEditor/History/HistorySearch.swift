/// A search through the history that continues while its words are typed.
///
/// An entry matches if it contains the words. If none does, an entry matches that has their letters
/// in this order. Words without a capital match both cases.
struct HistorySearch: Sendable {
  /// The words that are looked for.
  private(set) var words = ""
  /// The text that was being typed when the search began.
  let draft: EditBuffer

  private let entries: [String]
  private var position: Int
  /// Whether the words were found.
  private(set) var hasMatch = true

  init(_ history: History, from draft: EditBuffer) {
    entries = history.entries
    self.draft = draft
    position = history.entries.count
  }

  /// The entry that was found.
  var match: String? {
    hasMatch && entries.indices.contains(position) && !words.isEmpty ? entries[position] : nil
  }

  /// Adds to the words; the present entry stays if it still matches.
  mutating func type(_ text: String) {
    words += text
    find(from: min(position, entries.count - 1), step: -1)
  }

  /// Removes the last character of the words.
  mutating func deleteBackward() {
    guard !words.isEmpty else { return }
    words.removeLast()
    find(from: entries.count - 1, step: -1)
  }

  /// Moves to the next match.
  mutating func move(by step: Int) { find(from: position + step, step: step) }

  private mutating func find(from start: Int, step: Int) {
    guard !words.isEmpty else {
      hasMatch = true
      return
    }
    let found =
      first(from: start, by: step) { $0.contains($1) }
      ?? first(from: start, by: step, where: isLoose)
    hasMatch = found != nil
    position = found ?? position
  }

  private func first(
    from start: Int,
    by step: Int,
    where matches: (String, String) -> Bool
  ) -> Int? {
    let ignoresCase = words == words.lowercased()
    var index = start
    while entries.indices.contains(index) {
      let entry = ignoresCase ? entries[index].lowercased() : entries[index]
      if matches(entry, words) { return index }
      index += step
    }
    return nil
  }

  private func isLoose(_ entry: String, for words: String) -> Bool {
    var left = words[...]
    for character in entry where character == left.first { left.removeFirst() }
    return left.isEmpty
  }
}
