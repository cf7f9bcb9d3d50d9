import LazyTestSupport
import RepositoryReading
import Testing

@testable import LazyScripting

/// Random screens of which several things change at once.
@Suite(.leavesNothing) struct CounterfactualTests {
  private static let program = "Tests/LazyScriptingTests/ToldPrograms/program.lua"

  /// The same screens are played again with all changes but one: a share of a move is what some of
  /// the changes did, and each that moved something is named.
  @Test(arguments: Seeds.first(30, long: 1_500))
  func `what a change is told to have done is missing without it`(seed: UInt64) throws {
    let run = try ScriptRun(
      "require \"left-out\"(\(seed))",
      name: Repository.path(Self.program)
    )
    #expect(run.error == nil, "seed \(seed): \(run.error?.description ?? "")")
  }

  @Test(arguments: Seeds.first(60, long: 3_000))
  func `what is told to have come into sight or left it did`(seed: UInt64) throws {
    let run = try ScriptRun("require \"sight\"(\(seed))", name: Repository.path(Self.program))
    #expect(run.error == nil, "seed \(seed): \(run.error?.description ?? "")")
  }

  /// Lists beside one another, shelves in rows, views in rows and sections: what is said of places
  /// and lengths is compared with where everything was drawn.
  @Test(arguments: Seeds.first(50, long: 3_000))
  func `what is told of places is where views were drawn`(seed: UInt64) throws {
    let run = try ScriptRun("require \"places\"(\(seed))", name: Repository.path(Self.program))
    #expect(run.error == nil, "seed \(seed): \(run.error?.description ?? "")")
  }
}
