import LazyStacks

/// A meter that counts what it is charged, and stops the work once that reaches a number.
final class CountingMeter: WorkMeter {
  struct Limit: Error, StoppingError, Equatable {
    var stopsEverything: Bool { true }
  }

  /// What was charged so far.
  private(set) var units = 0
  /// How often it was charged after it stopped the work and before it was armed again.
  private(set) var chargesAfterStop = 0
  private var left: Int?
  private var hasStopped = false

  /// Stops the work at the charge with which so many more units are reached; never for nil.
  func arm(_ units: Int?) {
    left = units
    hasStopped = false
  }

  func charge(_ units: Int) throws {
    self.units += units
    if hasStopped { chargesAfterStop += 1 }
    guard let left else { return }
    self.left = left - units
    guard left - units <= 0 else { return }
    hasStopped = true
    throw Limit()
  }
}
