/// What was cut, so that it can be put back.
struct KillRing: Sendable {
  /// On which side of what was cut before more was cut.
  enum Side {
    case before
    case after
  }

  private var entries: [String] = []
  private var position = 0
  private static let mostEntries = 60

  /// What is put back now.
  var current: String? { entries.isEmpty ? nil : entries[position] }

  /// Takes what was cut; what is cut right after something else joins it.
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

  /// Turns to what was cut before.
  mutating func rotate() {
    guard !entries.isEmpty else { return }
    position = (position + entries.count - 1) % entries.count
  }
}
