import Testing

@testable import LazyTestSupport

/// Lazy stacks in rows of a lazy stack along the same axis, driven at random (Q17).
struct SameAxisProgramTests {
  @Test(arguments: Seeds.first(60, long: 2_000))
  func `lazy stacks in rows of another one hold still and fill the region`(seed: UInt64) {
    let check = SameAxisCheck()
    let program = SameAxisProgram(seed: seed)
    guard check.problem(program) != nil else { return }
    let smallest = program.shrunk { check.problem($0) != nil }
    Issue.record("\(check.problem(smallest) ?? "not seen again")\n\(smallest)")
  }
}
