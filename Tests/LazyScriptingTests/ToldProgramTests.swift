import LazyTestSupport
import RepositoryReading
import Testing

@testable import LazyScripting

/// Compares what is reported about each frame with where everything stood before and after it.
///
/// The screens are random, with one list or two, of every kind of container.
@Suite(.leavesNothing) struct ToldProgramTests {
  @Test(arguments: Seeds.first(12, long: 400))
  func `what is told of a frame is what a person saw`(seed: UInt64) throws {
    let run = try ScriptRun(
      "require \"checks\"(\(seed), 25)",
      name: Repository.path("Tests/LazyScriptingTests/ToldPrograms/program.lua")
    )
    #expect(run.error == nil, "seed \(seed): \(run.error?.description ?? "")")
  }
}
