internal import LazyStacks

/// The transaction for changes that a function makes.
struct ScriptTransaction {
  var animation: Animation?
  var anchor: UnitPoint?
  var preservesVelocity = false
  var adjustsOffsets = true
}

/// The transactions in which scripts make changes, of which the innermost holds.
final class ScriptTransactions {
  /// The transaction of the changes that a script makes now.
  private(set) var current = ScriptTransaction()
  /// How many scrolls began that have an animation.
  private var animatedScrolls = 0

  /// Notes that a scroll begins, with an animation or without.
  func noteScroll(with animation: Animation?) {
    if animation != nil { animatedScrolls += 1 }
  }

  /// Runs what is to be animated.
  ///
  /// - Returns: Whether no scroll with an animation began in it: then nothing of it is animated.
  func isLeftUnanimated(_ change: () throws -> Void) rethrows -> Bool {
    let known = animatedScrolls
    try change()
    return animatedScrolls == known
  }

  /// Runs a function with another transaction, and restores the one before.
  func with(
    _ rules: (inout ScriptTransaction) -> Void,
    body: () throws -> Void
  ) throws {
    let before = current
    defer { current = before }
    rules(&current)
    try body()
  }
}

extension Diagnostic {
  /// That an animation has no part in a change.
  static let notAnimated = Diagnostic(
    code: .notAnimated,
    message: "withAnimation has only scrolls go along an animation; what else changes in it is "
      + "laid out at once, where it ends in SwiftUI; leave withAnimation out"
  )
}
