internal import LazyTrace

/// What moved the content over time, in words.
enum MotionWords {
  /// What moved the content by an entry of the ledger that somebody asked for.
  static func sentence(_ entry: LedgerEntry) -> String { subject(entry) + "." }

  /// The same of many frames.
  static func sentence(_ entry: LedgerEntry, frames: Int, _ until: String = "") -> String {
    subject(entry) + "\(until), in \(frames) frames; explain one of them for more."
  }

  /// What an animated scroll did in a frame, and what its target did: that is not the animation.
  static func animation(_ entry: LedgerEntry) -> String {
    let name = entry.subject.map { " to " + ViewWords.name($0) } ?? ""
    let went =
      entry.step == .arrival
      ? "An animated scroll\(name) arrived" : "An animated scroll went on"
    let retargeted = NumberFormat.decimal(abs(entry.retargeted))
    guard retargeted != "0" else { return went + "." }
    let side = entry.retargeted > 0 ? "further on" : "further back"
    return went + "; where it ends is taken to be \(retargeted) points \(side) than before."
  }

  private static func subject(_ entry: LedgerEntry) -> String {
    switch entry.cause {
    case .target: "An animated scroll went on"
    case .snap: "The content went on to where a scroll target behavior ends it"
    default:
      switch entry.motion {
      case .deceleration: "The content went on by itself after a finger let it go"
      case .bounce: "The content is beyond an end: a spring slows it down and brings it back"
      case .finger, .animation, nil: "A finger moved the content"
      }
    }
  }

  /// That the content gave way beyond one of its ends; nil where it did not.
  static func end(_ entry: LedgerEntry) -> String? {
    let side = entry.change > 0 ? "begins" : "ends"
    switch entry.motion {
    case .finger: return "The content \(side) there: beyond that it follows a finger only in part."
    case .deceleration, .bounce:
      return "The content \(side) there: a spring slows it down, and brings it back."
    case .animation, nil: return nil
    }
  }
}
