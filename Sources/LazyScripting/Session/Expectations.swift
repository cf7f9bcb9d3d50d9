/// The results of `lab.expect`, `lab.expectEqual` and `lab.expectNear` so far.
public struct Expectations: Sendable, Equatable {
  /// One expectation that was not met.
  public struct Failure: Sendable, Equatable {
    /// What was expected and what was found, in the script's own words.
    public var message: String
    /// The file of the call.
    public var source: String
    /// The line of the call, from 1.
    public var line: Int
    /// The text of that line, where a session runs tests.
    public var code: String?
    /// The values as wholes, where a session runs tests and they say more than the message.
    public var values: Values?
    /// What the script gave to be kept, where the failure is about a snapshot.
    public var snapshot: Snapshot?
  }

  /// Two values that were expected to be equal, as texts without limits for reading.
  public struct Values: Sendable, Equatable {
    /// What is different, in the script's own words and without the values.
    public var summary: String
    /// The value that was found.
    public var actual: String
    /// The value that was expected.
    public var expected: String
  }

  /// A value that a test compares with what was kept of an earlier run.
  public struct Snapshot: Sendable, Equatable {
    /// The name that the test gave to it.
    public var name: String
    /// The value as text.
    public var text: String

    /// Creates a snapshot.
    public init(name: String, text: String) { (self.name, self.text) = (name, text) }
  }

  /// The greatest number of failures that are kept, and of characters of each message.
  static let (mostFailures, longestMessage) = (100, 2_000)

  /// How many expectations were checked.
  public internal(set) var checked = 0
  /// How many of them were not met.
  public internal(set) var failed = 0
  /// The failures, in order; at most the first hundred since they were last cleared.
  public internal(set) var failures: [Failure] = []

  /// Counts an expectation that was not met; its description is made only if it is kept.
  mutating func fail(_ failure: Failure?) {
    failed += 1
    if let failure, keepsMore { failures.append(failure) }
  }

  /// Whether another failure is kept and not only counted.
  var keepsMore: Bool { failures.count < Self.mostFailures }
}
