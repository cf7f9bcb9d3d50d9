/// The earlier entries, each as a whole, the oldest first.
public struct History: Equatable, Sendable {
  /// The entries, without ones that repeat the one before.
  public private(set) var entries: [String] = []

  /// The greatest number of entries that are kept.
  public static let mostEntries = 10_000

  /// Creates a history with entries, of which the last ones are kept.
  public init(_ entries: [String] = []) {
    for entry in entries.suffix(Self.mostEntries) { add(entry) }
  }

  /// Adds an entry, unless it is empty or repeats the last one.
  public mutating func add(_ entry: String) {
    guard !entry.isEmpty, entry != entries.last else { return }
    entries.append(entry)
    if entries.count > Self.mostEntries { entries.removeFirst() }
  }

  /// The rest of the latest entry that begins with a text and is longer.
  ///
  /// - Complexity: O(*n*) in the entries.
  public func suggestion(for text: String) -> String? {
    guard !text.isEmpty else { return nil }
    let start = text.utf8
    for entry in entries.reversed() {
      let bytes = entry.utf8
      guard bytes.count > start.count, bytes.starts(with: start) else { continue }
      return String(entry.dropFirst(text.count))
    }
    return nil
  }
}
