internal import LazyReports
internal import Lua

/// The tests of a file: those that it declares with `lab.test`, and the one that runs.
///
/// The file runs to its end first, so that a test finds everything that the file defines.
public final class TestFile {
  /// How a value compares with what was kept of an earlier run.
  public enum Comparison: Sendable, Equatable {
    /// It is the same.
    case same
    /// Nothing was kept yet.
    case missing
    /// Another text was kept.
    case different(String)
    /// What was kept cannot be read, or is not a snapshot; the reason.
    case refused(String)
  }

  /// The names of the tests, in the order of their declarations.
  public private(set) var names: [String] = []
  /// Whether the chosen test began.
  public private(set) var hasBegun = false
  /// The name of the test that runs after the file; nil for none.
  let chosen: String?
  /// Compares a value with what was kept.
  let compare: (Expectations.Snapshot) -> Comparison

  private var lines: [String: Int] = [:]
  private var body: LuaFunction?
  private var snapshots: Set<String> = []

  /// Creates the tests of a file that has not run yet.
  ///
  /// - Parameters:
  ///   - chosen: The name of the test that runs after the file; nil for none.
  ///   - compare: Compares a value with what was kept.
  public init(
    choosing chosen: String?,
    compare: @escaping (Expectations.Snapshot) -> Comparison
  ) {
    (self.chosen, self.compare) = (chosen, compare)
  }

  /// Declares a test.
  func declare(_ name: String, line: Int, body: LuaFunction) throws {
    if hasBegun { throw Mistake("lab.test is called inside a test; declare '\(name)' outside") }
    try Self.check(name, of: "a test")
    if let first = lines[name] {
      throw Mistake("line \(first) has a test '\(name)' already; give each a name of its own")
    }
    names.append(name)
    lines[name] = line
    if name == chosen { self.body = body }
  }

  /// Notes the name of a snapshot of the test.
  func use(_ name: String) throws {
    try Self.check(name, of: "a snapshot")
    guard snapshots.insert(name).inserted else {
      throw Mistake("this test has a snapshot '\(name)' already; give each a name of its own")
    }
  }

  private static func check(_ name: String, of what: String) throws {
    guard name.isEmpty || name != name.onOneLine else { return }
    throw Mistake("the name of \(what) is a line of text, got \(Literal.quoted(name))")
  }

  /// Runs the chosen test, whose expectations alone count.
  func runChosen(in session: LabSession) throws(LuaError) {
    guard let body else { return }
    self.body = nil
    hasBegun = true
    session.expectations = Expectations()
    snapshots = []
    _ = try body.call([])
  }
}
