/// What moves a scroll view along one axis over time.
enum TrackMotion {
  /// A finger; how far it has moved.
  case finger(FingerPath, moved: Double)
  /// The content goes on after a finger let it go.
  case glide(Glide)
  /// The content comes back from beyond an end.
  case bounce(Bounce, since: Double)
  /// A program scrolls along a curve.
  case animation(AnimatedScroll.Leg)
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
    /// The offset at which it began, with all corrections since.
    var from: Double
    /// The offset that it led to last.
    var last: Double
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
    weak var stack: LazyStackNode?
    let line: Int
    let anchor: Double
  }
}

extension Glide.Aim {
  /// The offset at which it is reached, by what is known and guessed now.
  func offset(in track: ScrollTrack) -> Double {
    switch self {
    case .offset(let offset): return offset
    case .line(let aligned):
      guard let arrangement = aligned.stack?.arrangement else { return track.offset }
      let line = min(aligned.line, max(0, arrangement.count - 1))
      let held = arrangement.line(line)
      let start = held?.rel ?? arrangement.position(of: line) - arrangement.placement.offset
      let length = held?.length ?? arrangement.expectedLength(of: line)
      let region = track.spanWithoutInsets
      return track.offset + start - region.start - aligned.anchor * (region.length - length)
    }
  }
}
