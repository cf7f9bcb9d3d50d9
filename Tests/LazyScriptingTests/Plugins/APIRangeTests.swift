import Testing

@testable import LazyScripting

@Suite struct APIRangeTests {
  @Test(arguments: [
    (">=1 <2", [1], true), (">=1 <2", [2], false), (">=1 <2", [1, 9, 9], true),
    ("1", [1], true), ("=1.0", [1], true), ("1.2", [1], false), (">1", [1], false),
    (">1", [1, 0, 1], true), ("<=1", [1], true), ("<1", [0, 9], true),
  ])
  func `a range includes the versions of which all conditions hold`(
    text: String,
    version: [Int],
    isIncluded: Bool
  ) throws {
    #expect(try APIRange(text).includes(version) == isIncluded)
  }

  @Test(arguments: ["", " ", "new", ">=", "=>1", "1.x", "^1", "1..2", ">=1, <2", "-1"])
  func `what is no range is refused`(text: String) {
    #expect(throws: Mistake.self) { try APIRange(text) }
  }

  @Test func `the range of the documents includes the version that there is`() throws {
    #expect(try APIRange(">=1 <2").includes())
  }
}
