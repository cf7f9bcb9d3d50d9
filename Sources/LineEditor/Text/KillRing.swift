/// The texts that were cut, for putting them back.
struct KillRing: Sendable {
  /// The side of the last cut text on which more was cut.
  enum Side {
    case before
    case after
  }

  private var entries: [String] = []
  private var position = 0
  private static let mostEntries = 60

  /// The text that would be put back now.
  var current: String? { entries.isEmpty ? nil : entries[position] }

  /// Adds a cut text; one that is cut right after another joins it.
  mutating func add(_ text: String, joining side: Side?) {
    guard !text.isEmpty else { return }
    if let side, let last = entries.last {
      entries[entries.count - 1] = side == .before ? text + last : last + text
    } else {
      entries.append(text)
      if entries.count > Self.mostEntries { entries.removeFirst() }
    }
    position = entries.count - 1
  }

  /// Makes the text before the present one the one to put back.
  mutating func rotate() {
    guard !entries.isEmpty else { return }
    position = (position + entries.count - 1) % entries.count
  }
}
