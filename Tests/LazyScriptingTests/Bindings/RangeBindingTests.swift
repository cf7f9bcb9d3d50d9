import LazyScripting
import LazyTestSupport
import Testing

@Suite(.leavesNothing) struct RangeBindingTests {
  @Test func `a range says where it begins and ends`() throws {
    try expectOutput(
      of: "local r = Range(3, 7) print(r.first, r.last, r, r == Range(3, 7))",
      "3\t7\tRange(3, 7)\ttrue"
    )
  }

  @Test(arguments: [
    ("Range(3, 1)", "last of Range is at least 2 here, got 1"),
    ("Range(1.5, 2)", "first of Range is a whole number, got 1.5"),
    ("Range(1)", "Range needs last, a whole number"),
    ("local r = Range(1, 2); r.first = 3", "first of Range can only be read"),
    ("return Range(1, 2).frist", "Range has no 'frist'; did you mean 'first'?"),
  ])
  func `a wrong range is an error`(call: String, message: String) throws {
    try expectMessage(of: call, message)
  }
}
