public import Testing

/// The objects that a test made and that must be gone when it ends.
public final class Leftovers: @unchecked Sendable {
  // Only the test's own task adds to it, and it is read when the test is over.
  private var tracked: [Tracked] = []

  private struct Tracked {
    weak var object: AnyObject?
    var name: String
  }

  /// The objects of the running test, if its suite has the trait ``LeavesNothing``.
  @TaskLocal static var current: Leftovers?

  /// Expects an object to be gone when the running test ends.
  public static func track(_ object: AnyObject) {
    current?.tracked.append(Tracked(object: object, name: String(describing: type(of: object))))
  }

  /// The types of the objects that still exist.
  var names: [String] { tracked.filter { $0.object != nil }.map(\.name) }
}

/// A trait of suites whose tests release every object passed to ``Leftovers/track(_:)``.
public struct LeavesNothing: SuiteTrait, TestTrait, TestScoping {
  /// True, so that each test of the suite is checked by itself.
  public var isRecursive: Bool { true }

  /// Runs one test case and records an issue for each object that it left behind.
  public func provideScope(
    for test: Test,
    testCase: Test.Case?,
    performing function: @Sendable () async throws -> Void
  ) async throws {
    guard testCase != nil else { return try await function() }
    let leftovers = Leftovers()
    try await Leftovers.$current.withValue(leftovers) { try await function() }
    #expect(leftovers.names == [], "left when the test ended")
  }
}

extension Trait where Self == LeavesNothing {
  /// Expects the tracked objects to be gone when the test ends.
  public static var leavesNothing: Self { LeavesNothing() }
}
