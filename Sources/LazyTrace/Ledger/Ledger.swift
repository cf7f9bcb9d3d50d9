/// What changed a content offset.
public enum LedgerCause: String, Sendable, CaseIterable {
  /// A finger.
  case user
  /// What was guessed about subviews before the visible ones became known or was guessed anew.
  case estimate
  /// Elements were inserted, removed or moved.
  case data
  /// A subview has another length than it had.
  case resize
  /// The offset would have left the content.
  case clamp
  /// A target behavior chose another end for a scroll.
  case snap
  /// An animated programmatic scroll went on.
  case target
  /// The program asked for it.
  case script
}

/// What moved the content over time when an offset changed.
public enum LedgerMotion: String, Sendable, CaseIterable {
  /// A finger.
  case finger
  /// The content went on by itself after a finger let it go.
  case deceleration
  /// The content was beyond one of its ends, and came back like a spring.
  case bounce
  /// A program scrolled along a curve.
  case animation
}

/// One reason for a change of the content offset.
///
/// The entries of a frame follow one another, so they sum to the change of that frame, always.
public struct LedgerEntry: Equatable, Sendable {
  /// What changed the offset.
  public var cause: LedgerCause
  /// The subview that was measured, resized, inserted or scrolled to, if it is one.
  public var subject: ViewID?
  /// The offset before, in points.
  public var old: Double
  /// The offset after, in points.
  public var new: Double

  /// For which role `defaultScrollAnchor` chose the new offset, if it did.
  public var anchor: ScrollAnchorRole?

  /// Whether a `ScrollPosition` chose it, and no default anchor: it stays at an edge, or keeps the
  /// subject where it was scrolled to.
  public var isOfPosition = false
  /// What moved the content over time, if anything did.
  public var motion: LedgerMotion?

  /// What the program's scroll has to do with where its target was only taken to be, if anything.
  public var estimated: Estimated?

  /// What a scroll does that rests where its target was taken to be (parameter P24).
  public enum Estimated: Sendable {
    /// It goes there.
    case asked
    /// It stays there, whatever was learned on the way.
    case kept
  }

  /// Which step of an animated scroll it is, if it is no frame of the animation itself.
  public var step: ScrollStep?
  /// By how much what an animated scroll goes to is taken to be elsewhere than in the frame before,
  /// in points; what was corrected is none of it.
  public var retargeted = 0.0

  /// What an animated scroll does besides its animation.
  public enum ScrollStep: Sendable {
    /// It jumps to where the animation begins (the strategy `teleport`).
    case teleport
    /// The animation is over: it is where its target is taken to be.
    case arrival
    /// Its target is measured, and stands elsewhere than it was taken to be.
    case landing
  }

  /// Whether the insets of the scroll view changed, with which goes what is at the start.
  public var isInset = false
  /// How long the container was, where its other length in this frame has to do with the change.
  public var oldContainer: Double?
  /// How long the container is then.
  public var container: Double?
  /// How long the insets were together, where their other length has to do with the change.
  public var oldInsets: Double?
  /// How long they are then.
  public var insets: Double?

  /// Creates one reason for a change.
  package init(cause: LedgerCause, subject: ViewID? = nil, old: Double, new: Double) {
    self.cause = cause
    self.subject = subject
    self.old = old
    self.new = new
  }

  /// By how much the offset changed, in points.
  public var change: Double { new - old }
}

extension [LedgerEntry] {
  /// The entry that changed the offset most, the first of such.
  public var largest: LedgerEntry? {
    var largest = first
    for entry in self where abs(entry.change) > abs(largest?.change ?? 0) { largest = entry }
    return largest
  }
}
