/// What `lab.expect`, `lab.expectEqual` and `lab.expectNear` found so far.
public struct Expectations: Sendable, Equatable {
  /// One expectation that was not met.
  public struct Failure: Sendable, Equatable {
    /// What was expected and what came, with the script's own words.
    public var message: String
    /// The file of the call.
    public var source: String
    /// The line of the call, from 1.
    public var line: Int
  }

  /// How many expectations were checked.
  public internal(set) var checked = 0
  /// Those that were not met, in order.
  public internal(set) var failures: [Failure] = []
}
