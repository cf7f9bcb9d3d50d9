import LazyTestSupport
import Testing

@testable import LazyScripting

/// Random screens of which several things change at once, beside the same screens of which all but
/// one do: a share of a move is what some of the changes did, and each that moved something is
/// named.
@Suite(.leavesNothing) struct CounterfactualTests {
  @Test(arguments: Seeds.first(30, long: 1_500))
  func `what a change is told to have done is missing without it`(seed: UInt64) throws {
    let run = try ScriptRun(
      "require \"left-out\"(\(seed))",
      name: Repository.path("Tests/LazyScriptingTests/ToldPrograms/program.lua")
    )
    #expect(run.error == nil, "seed \(seed): \(run.error?.description ?? "")")
  }
}
