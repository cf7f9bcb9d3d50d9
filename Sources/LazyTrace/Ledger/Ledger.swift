/// What changed a content offset.
public enum LedgerCause: String, Sendable, CaseIterable {
  /// A finger.
  case user
  /// An estimate for subviews before the visible ones became known or was made anew.
  case estimate
  /// Elements were inserted, removed or moved.
  case data
  /// A subview changed its length.
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
  /// A wheel that clicked.
  case wheel
  /// A finger on the thumb of the scroll indicator.
  case thumb
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
  /// The subview that was measured, resized, inserted or scrolled to, if there is one.
  public var subject: ViewID?
  /// The offset before, in points.
  public var old: Double
  /// The offset after, in points.
  public var new: Double

  /// The role for which `defaultScrollAnchor` chose the new offset, if it did.
  public var anchor: ScrollAnchorRole?
  /// Whether `defaultScrollAnchor` is another one in that role since the frame before.
  public var isOfOtherAnchor = false

  /// Whether a `ScrollPosition` chose it instead of a default anchor: it stays at an edge, or keeps
  /// the subject where it was scrolled to.
  public var isOfPosition = false
  /// Whether a list that remembers a row keeps the subject there, and no `ScrollPosition` (P18).
  public var isRemembered = false
  /// The point of the subject that a `ScrollPosition` keeps in place: 0 is its start, 1 its end.
  public var kept: Double?
  /// Whether a `ScrollPosition` brought the subject back, which data had put elsewhere among the
  /// others.
  public var bringsBack = false
  /// What moved the content over time, if anything did.
  public var motion: LedgerMotion?

  /// How the program's scroll relates to the estimated place of its target, if it does.
  public var estimated: Estimated?

  /// The steps of a scroll that rests at the estimated place of its target (parameter P24).
  public enum Estimated: Sendable {
    /// It goes there.
    case asked
    /// It stays there, whatever was learned on the way.
    case kept
  }

  /// The step of an animated scroll, if it is not a frame of the animation itself.
  public var step: ScrollStep?
  /// How the assumed target of an animated scroll moved since the frame before.
  public var retargeted = Retarget()

  /// How the assumed target of an animated scroll moved, in points.
  public struct Retarget: Equatable, Sendable {
    /// By how much, without corrections.
    public var by = 0.0
    /// How much of that is because the container got another length.
    public var byContainer = 0.0

    /// Creates a target that did not move.
    public init() {}

    /// Adds how it moved in another frame.
    package static func += (sum: inout Retarget, other: Retarget) {
      sum.by += other.by
      sum.byContainer += other.byContainer
    }
  }

  /// What an animated scroll does besides its animation.
  public enum ScrollStep: Sendable {
    /// It jumps to where the animation begins (the strategy `teleport`).
    case teleport
    /// The animation is over: it is at the assumed place of its target.
    case arrival
    /// Its target was measured, and is not at the assumed place.
    case landing
  }

  /// Whether the insets of the scroll view changed, which move what is at the start.
  public var isInset = false
  /// The old length of the container, if its change in this frame has to do with the entry.
  public var oldContainer: Double?
  /// The new length of the container.
  public var container: Double?
  /// The old length of the inset that changed, or the old sum of both if both did; nil if that has
  /// nothing to do with the entry.
  public var oldInsets: Double?
  /// The new length of the inset that changed, or the new sum of both.
  public var insets: Double?
  /// The edge whose inset changed, such as `top`; nil if both did.
  public var insetEdge: String?

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
  /// The entry that changed the offset most; of several, the first.
  public var largest: LedgerEntry? {
    var largest = first
    for entry in self where abs(entry.change) > abs(largest?.change ?? 0) { largest = entry }
    return largest
  }
}

extension LedgerEntry {
  /// Whether a target behavior was asked again because the container's length changed: nobody
  /// scrolled.
  package var isAlignedAgain: Bool { cause == .snap && motion == nil }
}
