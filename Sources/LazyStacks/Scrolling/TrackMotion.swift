/// The motion of a scroll view along one axis.
///
/// It is small because it is read and written in each frame of a drag.
enum TrackMotion {
  /// A finger drags; how far it has moved so far.
  case finger(FingerPath, moved: Double)
  /// The content goes on after a finger lifted.
  indirect case glide(Glide)
  /// The content comes back from beyond an end.
  indirect case bounce(Bounce, since: Double)
  /// A program scrolls along a curve.
  indirect case animation(AnimatedScroll.Leg)

  /// The motion as the ledger names it; `device` is what moves the content on a finger's path.
  func inLedger(by device: LedgerMotion) -> LedgerMotion {
    switch self {
    case .finger: device
    case .glide: .deceleration
    case .bounce: .bounce
    case .animation: .animation
    }
  }
}

/// Content that goes on by itself and slows down.
struct Glide {
  let law: Deceleration
  /// When it began, in seconds of virtual time.
  let start: Double
  /// How far it has gone by its law, in points.
  var gone = 0.0
  /// The end that a target behavior chose, if one did.
  var goal: Goal?

  /// An end that was chosen.
  struct Goal {
    var aim: Aim
    /// The offset at which the scroll began.
    var start: WayStart
  }

  /// What the scroll goes to.
  enum Aim {
    case offset(Double)
    /// A line of a lazy stack, wherever it turns out to be.
    case line(AlignedLine)
  }

  /// A line aligned at an anchor.
  struct AlignedLine {
    /// The stack; nil once it is gone.
    @Outlived var stack: LazyStackNode?
    var line: Int
    let anchor: Double
  }
}

/// The offset at which a way began, with all corrections since; its end is found anew in each
/// frame.
///
/// Changes by a clamp or an end are not corrections, because they move what is in sight.
struct WayStart {
  private(set) var offset: Double
  /// How many entries the frame's ledger had when it began.
  private var earlier: Int

  init(in track: ScrollTrack) {
    offset = track.offset
    earlier = track.entries.count
  }

  /// Moves the start to an offset.
  mutating func begin(at offset: Double) { self.offset = offset }

  /// Adds the corrections of a frame to the start.
  ///
  /// - Returns: The sum of the corrections.
  mutating func follow(_ entries: [LedgerEntry]) -> Double {
    let corrected = entries.dropFirst(earlier).reduce(0) { $1.movesContent ? $0 : $0 + $1.change }
    earlier = 0
    offset += corrected
    return corrected
  }
}

extension Glide.Aim {
  /// The offset at which the aim is reached, as known or estimated now.
  func offset(in track: ScrollTrack) -> Double {
    switch self {
    case .offset(let offset): return offset
    case .line(let aligned):
      guard let arrangement = aligned.stack?.arrangement, arrangement.count > 0 else {
        return track.offset
      }
      let line = min(aligned.line, arrangement.count - 1)
      let held = arrangement.line(at: line)
      let start = held?.rel ?? arrangement.position(of: line) - arrangement.placement.offset
      let length = held?.length ?? arrangement.expectedLength(of: line)
      let region = track.spanWithoutInsets
      return track.offset + start - region.start - aligned.anchor * (region.length - length)
    }
  }
}
