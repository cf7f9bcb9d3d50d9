/// For how long a subview that is in no line is kept (rule R11).
struct Retention {
  /// For how many updates of the container it has been off screen.
  private var age = 0
  /// Whether it is being dragged, so that it is kept wherever its place is.
  private(set) var isLifted = false
  /// Whether it is counted among those that left the run since the last settlement.
  private var isLeaving = false

  /// Begins anew, because it is used or has just left the screen.
  mutating func renew() { age = 0 }

  /// Makes the update that comes next leave the age as it is.
  mutating func skipUpdate() { age -= 1 }

  /// Counts an update during which it is off screen.
  mutating func countUpdate() { age += 1 }

  /// Ends what ``skipUpdate()`` began, also where the update did not count.
  mutating func endSkip() { age = max(0, age) }

  /// Whether it has been off screen for more than a number of updates.
  func isOver(_ limit: Int) -> Bool { age > limit }

  /// Keeps it wherever its place is, until it is put down.
  mutating func lift() { isLifted = true }

  /// Notes that it is not dragged any more.
  mutating func putDown() { isLifted = false }

  /// Notes that it is counted among those that left the run.
  ///
  /// - Returns: False if it was counted already.
  mutating func beginLeaving() -> Bool {
    defer { isLeaving = true }
    return !isLeaving
  }

  /// Notes that everything is done about its leaving the run.
  mutating func endLeaving() { isLeaving = false }
}
