/// What moves a scroll view along one axis over time.
///
/// It is small, since it is read and written in each frame in which a finger drags.
enum TrackMotion {
  /// A finger; how far it has moved.
  case finger(FingerPath, moved: Double)
  /// The content goes on after a finger let it go.
  indirect case glide(Glide)
  /// The content comes back from beyond an end.
  indirect case bounce(Bounce, since: Double)
  /// A program scrolls along a curve.
  indirect case animation(AnimatedScroll.Leg)
}

/// Content that goes on by itself.
struct Glide {
  let law: Deceleration
  /// When it began, in seconds of virtual time.
  let start: Double
  /// How far it has gone by its law.
  var gone = 0.0
  /// Where a target behavior has it end, if one does.
  var goal: Goal?

  /// An end that was chosen.
  struct Goal {
    var aim: Aim
    /// Where it began.
    var start: WayStart
  }

  /// What it ends at.
  enum Aim {
    case offset(Double)
    /// A line of a lazy stack, wherever that turns out to be.
    case line(AlignedLine)
  }

  /// A line that an anchor aligns.
  struct AlignedLine {
    /// Nil once the stack is gone.
    @Outlived var stack: LazyStackNode?
    var line: Int
    let anchor: Double
  }
}

/// Where a way began whose end is found anew in each frame: an offset, with all corrections since.
///
/// What a clamp or an end did is no correction: it moved what is in sight.
struct WayStart {
  private(set) var offset: Double
  /// How many entries the ledger of the frame had when it began.
  private var earlier: Int

  init(in track: ScrollTrack) {
    offset = track.offset
    earlier = track.entries.count
  }

  /// Has it begin somewhere else.
  mutating func begin(at offset: Double) { self.offset = offset }

  /// Takes over what a frame corrected since.
  ///
  /// - Returns: The sum.
  mutating func follow(_ entries: [LedgerEntry]) -> Double {
    let corrected = entries.dropFirst(earlier).reduce(0) { $1.movesContent ? $0 : $0 + $1.change }
    earlier = 0
    offset += corrected
    return corrected
  }
}

extension Glide.Aim {
  /// The offset at which it is reached, by what is known and guessed now.
  func offset(in track: ScrollTrack) -> Double {
    switch self {
    case .offset(let offset): return offset
    case .line(let aligned):
      guard let arrangement = aligned.stack?.arrangement, arrangement.count > 0 else {
        return track.offset
      }
      let line = min(aligned.line, arrangement.count - 1)
      let held = arrangement.line(line)
      let start = held?.rel ?? arrangement.position(of: line) - arrangement.placement.offset
      let length = held?.length ?? arrangement.expectedLength(of: line)
      let region = track.spanWithoutInsets
      return track.offset + start - region.start - aligned.anchor * (region.length - length)
    }
  }
}
