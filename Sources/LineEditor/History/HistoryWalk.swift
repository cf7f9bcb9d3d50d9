/// A walk through the history with the arrow keys; it begins and ends at the text that was being
/// typed.
struct HistoryWalk: Sendable {
  private let entries: [String]
  private let draft: String
  private var position: Int
  /// The changed texts of entries that were edited on the way.
  private var edited: [Int: String] = [:]

  init(_ history: History, from draft: String) {
    entries = history.entries
    self.draft = draft
    position = history.entries.count
  }

  /// The next entry in a direction that begins with a text; nil if there is none.
  ///
  /// - Parameters:
  ///   - step: -1 for older entries, 1 for newer ones.
  ///   - prefix: The beginning of the entry.
  ///   - text: The present entry after edits.
  /// - Returns: The entry with its edits.
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
