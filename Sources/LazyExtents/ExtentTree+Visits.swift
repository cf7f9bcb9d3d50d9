#if LAZYLAB_CHECKS
/// Counts the nodes that are read, so that a test can say what an operation costs.
package final class VisitCounter: Sendable {
  @TaskLocal static var current: VisitCounter?

  // Only the task that made the counter reaches it, through `current`.
  nonisolated(unsafe) private(set) var count = 0

  /// The number of nodes that `operation` reads.
  package static func visits(during operation: () -> Void) -> Int {
    let counter = VisitCounter()
    $current.withValue(counter, operation: operation)
    return counter.count
  }

  func add() {
    count += 1
  }
}
#endif

extension ExtentTree {
  /// Counts one node that is read, in debug builds.
  func countVisit() {
    #if LAZYLAB_CHECKS
    VisitCounter.current?.add()
    #endif
  }
}
