/// A walk through the history with the arrow keys, which begins and ends at what was being typed.
struct HistoryWalk: Sendable {
  private let entries: [String]
  private let draft: String
  private var position: Int
  /// What became of entries that were changed on the way.
  private var edited: [Int: String] = [:]

  init(_ history: History, from draft: String) {
    entries = history.entries
    self.draft = draft
    position = history.entries.count
  }

  /// The next entry on the way back or forth that begins with a text; nil if there is none.
  ///
  /// - Parameters:
  ///   - step: -1 for older entries, 1 for newer ones.
  ///   - prefix: What the entry begins with.
  ///   - text: What the present entry has become.
  /// - Returns: The entry as it is now.
  mutating func move(by step: Int, prefix: String, leaving text: String) -> String? {
    let start = prefix.utf8
    var next = position + step
    while entries.indices.contains(next), !entries[next].utf8.starts(with: start) { next += step }
    guard next >= 0, next <= entries.count, next != position else { return nil }
    edited[position] = text
    position = next
    return edited[next] ?? (next == entries.count ? draft : entries[next])
  }
}
