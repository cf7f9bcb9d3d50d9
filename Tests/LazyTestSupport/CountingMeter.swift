public import LazyStacks

/// A meter that counts the units charged to it, and stops the work at a given number.
public final class CountingMeter: WorkMeter {
  /// The error that is thrown when the number is reached.
  public struct Limit: Error, StoppingError, Equatable {
    /// Creates the error.
    public init() {}

    /// True, as for any limit around everything.
    public var stopsEverything: Bool { true }
  }

  /// The number of units charged so far.
  public private(set) var units = 0
  /// How often it was charged after it stopped the work, until it was armed again.
  public private(set) var chargesAfterStop = 0
  private var left: Int?
  private var hasStopped = false

  /// Creates a meter that stops nothing.
  public init() {}

  /// Stops the work after a number of further units; nil for never.
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
