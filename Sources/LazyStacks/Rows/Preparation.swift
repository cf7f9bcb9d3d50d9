/// How far a subview was prepared before it came into sight (rule R12).
struct Preparation {
  /// What was done while the subview was out of sight.
  private enum Stage {
    /// It was not prepared, or has come into sight since.
    case none
    case evaluated
    case measured
  }

  private var stage = Stage.none
  /// The frame in which it came into sight after it was measured ahead; 0 otherwise.
  private var arrivalFrame = 0

  /// Whether it was evaluated or measured, and has not come into sight since.
  var isBegun: Bool { stage != .none }

  /// Whether it was measured, and has not come into sight since.
  var isMeasured: Bool { stage == .measured }

  mutating func noteEvaluation() { stage = .evaluated }

  mutating func noteMeasurement() { stage = .measured }

  /// Forgets that it was prepared.
  ///
  /// - Returns: Whether it was.
  mutating func discard() -> Bool {
    defer { stage = .none }
    return isBegun
  }

  /// Notes that it comes into sight.
  ///
  /// - Parameter frame: The frame, if what was measured ahead is used; nil otherwise.
  mutating func arrive(readyIn frame: Int?) {
    stage = .none
    arrivalFrame = frame ?? 0
  }

  /// Forgets that it came into sight as it was measured ahead.
  ///
  /// - Returns: Whether it did so in this frame.
  mutating func discardArrival(in frame: Int) -> Bool {
    guard arrivalFrame == frame else { return false }
    arrivalFrame = 0
    return true
  }
}
