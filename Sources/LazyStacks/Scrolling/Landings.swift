/// What programs scrolled to along an axis.
struct Landings {
  /// The last scroll to a view, until somebody scrolls.
  var last: Landing?
  /// The greatest distance of an earlier target from where it was to stand, in points.
  var greatestError = 0.0
  /// How far everything moved in this frame, in points, because more was learned about the view to
  /// which a program scrolled.
  var aimedBy = 0.0
  /// The state of a jump to the estimated end of the content (P23).
  var guessedEnd: GuessedEnd?

  /// How far a jump to an estimated end of the content has come.
  enum GuessedEnd {
    /// It is being laid out, and the offset is not clamped.
    case isAimed
    /// The region rests there until the next layout.
    case rests
  }

  /// The scroll to a view that was made in a frame; nil if there was none.
  @inline(__always)
  func made(in frame: Int) -> Landing? { last?.frame == frame ? last : nil }

  /// Clamps a region that rests at an estimated end in the layout that begins.
  mutating func beginLayout() {
    if guessedEnd == .rests { guessedEnd = nil }
  }

  /// Forgets what only the layout of this frame needed.
  mutating func endLayout() {
    if aimedBy != 0 { aimedBy = 0 }
    if guessedEnd != nil { guessedEnd = .rests }
  }
}
