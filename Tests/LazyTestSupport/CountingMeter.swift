public import LazyStacks

/// A meter that counts what it is charged, and stops the work once that reaches a number.
public final class CountingMeter: WorkMeter {
  /// What is thrown when the number is reached.
  public struct Limit: Error, StoppingError, Equatable {
    /// Makes the error.
    public init() {}

    /// Always.
    public var stopsEverything: Bool { true }
  }

  /// What was charged so far.
  public private(set) var units = 0
  /// How often it was charged after it stopped the work and before it was armed again.
  public private(set) var chargesAfterStop = 0
  private var left: Int?
  private var hasStopped = false

  /// Makes a meter that stops nothing.
  public init() {}

  /// Stops the work at the charge with which so many more units are reached; never for nil.
  public func arm(_ units: Int?) {
    left = units
    hasStopped = false
  }

  /// Counts units, and throws once the number is reached.
  public func charge(_ units: Int) throws {
    self.units += units
    if hasStopped { chargesAfterStop += 1 }
    guard let left else { return }
    self.left = left - units
    guard left - units <= 0 else { return }
    hasStopped = true
    throw Limit()
  }
}
