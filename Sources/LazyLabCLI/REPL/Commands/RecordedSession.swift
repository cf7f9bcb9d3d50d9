internal import LazyReports

/// A conversation as it is stored in a file.
///
/// Lines that begin with `> ` and `… ` were typed; the others are answers.
struct RecordedSession {
  /// The entries that were typed.
  private(set) var entries: [String] = []
  /// The seed of random numbers.
  private(set) var seed: UInt64 = 1
  /// The lines after the first.
  let lines: [String]

  private static let mark = "-- lazylab session, seed "
  private static let (first, next) = ("> ", "… ")

  /// Reads a file's text; nil if it is not a conversation.
  init?(_ text: String) {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    if lines.last?.isEmpty == true { lines.removeLast() }
    guard let head = lines.first, head.hasPrefix(Self.mark),
      let seed = UInt64(head.dropFirst(Self.mark.count))
    else { return nil }
    self.seed = seed
    self.lines = Array(lines.dropFirst())
    for line in self.lines {
      if line.hasPrefix(Self.first) {
        entries.append(String(line.dropFirst(Self.first.count)))
      } else if line.hasPrefix(Self.next), !entries.isEmpty {
        entries[entries.count - 1] += "\n" + line.dropFirst(Self.next.count)
      }
    }
  }

  static func firstLine(seed: UInt64) -> String { mark + "\(seed)" }

  /// The text of an entry in a file.
  static func typed(_ entry: String) -> String {
    first + entry.replacing("\n", with: "\n" + next) + "\n"
  }

  /// The differences from other lines: missing ones with `-`, new ones with `+`.
  ///
  /// Each change follows the entry that led to it.
  func differences(from others: [String]) -> [String] {
    let changes = others.difference(from: lines)
    guard !changes.isEmpty else { return [] }
    var report: [String] = []
    for change in changes {
      switch change {
      case .remove(let offset, let line, _): report.append("-\(offset + 2): \(line.onOneLine)")
      case .insert(let offset, let line, _): report.append("+\(offset + 2): \(line.onOneLine)")
      }
    }
    return report
  }
}
