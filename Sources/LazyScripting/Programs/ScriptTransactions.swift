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
