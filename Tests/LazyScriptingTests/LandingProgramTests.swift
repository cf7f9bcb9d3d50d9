import LazyTestSupport
import RepositoryReading
import Testing

@testable import LazyScripting

/// Scrolls by programs to views on random screens, and compares where the views stand with the same
/// screens made of eager stacks, which know where everything is (rule R14).
///
/// The screens are of every kind of container, bare, wrapped, doubled and nested, along both axes,
/// with every estimator and every strategy. Where rows become longer after the landing, the view
/// keeps its place if a `ScrollPosition` holds it (claim 139), and otherwise `landingError` says
/// how far away it is.
@Suite(.leavesNothing) struct LandingProgramTests {
  @Test(arguments: Seeds.first(40, long: 1000))
  func `a scroll lands where an eager screen has the view, or says why not`(seed: UInt64) throws {
    let run = try ScriptRun(
      "require \"landings\"(\(seed), 8)",
      name: Repository.path("Tests/LazyScriptingTests/LandingPrograms/program.lua")
    )
    #expect(run.error == nil, "seed \(seed): \(run.error?.description ?? "")")
  }
}
