internal import LazyTrace

/// Says what moved the content over time.
enum MotionWords {
  /// A sentence about what moved the content by a ledger entry that somebody asked for.
  static func sentence(about entry: LedgerEntry) -> String { subject(of: entry) + "." }

  /// The same of many frames, with words that count them.
  static func sentence(about entry: LedgerEntry, counted: String) -> String {
    let retargeted = entry.cause == .target ? retargeted(of: entry, since: "at first") : nil
    return (entry.cause == .target ? wentOn(of: entry) : subject(of: entry)) + counted
      + (retargeted.map { "; " + $0 } ?? "") + "."
  }

  /// A sentence that separates what an animated scroll did in a frame from what its target did.
  static func animation(of entry: LedgerEntry) -> String {
    wentOn(of: entry) + (retargeted(of: entry).map { "; " + $0 } ?? "") + "."
  }

  private static func wentOn(of entry: LedgerEntry) -> String {
    guard entry.step == .arrival else { return "An animated scroll went on" }
    return
      "An animated scroll\(entry.subject.map { " to " + ViewWords.name(of: $0) } ?? "") arrived"
  }

  private static func retargeted(of entry: LedgerEntry, since: String = "before") -> String? {
    let (by, byContainer) = (entry.retargeted.by, entry.retargeted.byContainer)
    let retargeted = NumberFormat.decimal(abs(by))
    guard retargeted != "0" else { return nil }
    let side = by > 0 ? "further on" : "further back"
    let words = "where it ends is taken to be \(retargeted) points \(side) than \(since)"
    let share = NumberFormat.decimal(abs(byContainer))
    guard share != "0", byContainer * by > 0, share == retargeted || abs(byContainer) < abs(by)
    else { return words }
    let part = share == retargeted ? "" : "\(share) of them "
    return words + ", \(part)as the container has another length"
  }

  private static func subject(of entry: LedgerEntry) -> String {
    switch entry.cause {
    case .target: "An animated scroll went on"
    case .snap:
      "A finger let the content go: it went on to where its scroll target behavior ends it"
    default:
      switch entry.motion {
      case .deceleration: "The content went on by itself after a finger let it go"
      case .bounce: "The content is beyond an end: a spring slows it down and brings it back"
      case .wheel: "A wheel moved the content"
      case .thumb: "A finger dragged the thumb of the scroll indicator"
      case .finger, .animation, nil: "A finger moved the content"
      }
    }
  }

  /// A sentence saying that the content gave way beyond one of its ends; nil if it did not.
  static func end(of entry: LedgerEntry) -> String? {
    let side = entry.change > 0 ? "begins" : "ends"
    switch entry.motion {
    case .finger:
      return "The content \(side) there: beyond that it follows a finger only in part."
    case .wheel, .thumb, .deceleration, .bounce:
      return "The content \(side) there: a spring slows it down, and brings it back."
    case .animation, nil: return nil
    }
  }
}
