import RepositoryReading
import TestBasics
import Testing

/// Errors of the built program point at the modifier or the parameter that is wrong, in its own
/// line, and show the line as it is meant.
@Suite struct ErrorPlaceTests {
  private static let cases: [(script: String, report: String)] = [
    (
      """
      return VStack {
        LazyVStack {
          spacing = 8,
          Text "a":frame { width = 30 },
        }
          :padding { 8 }
          :frame { widht = 300 }
          :background(Color "red"),
      }
      """,
      """
      stdin:7: unknown parameter 'widht' of :frame; did you mean 'width'?
        7 |     :frame { widht = 300 }
          |              ^^^^^
        → |     :frame { width = 300 }
      """
    ),
    (
      """
      return Text "a"
        :frame { height = 3 }
        :onScrollVisibilityChange(0.5, print)
      """,
      """
      stdin:3: :onScrollVisibilityChange takes a function by position, got 0.5; write \
      threshold = 0.5
        3 |   :onScrollVisibilityChange(0.5, print)
          |                             ^^^
        → |   :onScrollVisibilityChange { threshold = 0.5, print }
      """
    ),
    (
      """
      return LazyVStack { Text "a",
        alignment = 'leadin' }
      """,
      """
      stdin:2: alignment of LazyVStack is "leading", "center", "trailing" or a HorizontalAlignment\
      , got "leadin"; did you mean "leading"?
        2 |   alignment = 'leadin' }
          |               ^^^^^^^^
        → |   alignment = "leading" }
      """
    ),
    (
      """
      return VStack {
        spacing = 4,
        'hello',
      }
      """,
      """
      stdin:3: child 1 of VStack is no view but a string; write Text "hello"
        3 |   'hello',
          |   ^^^^^^^
      """
    ),
    (
      """
      return Text "a"
        :padding(8)
        :frame { alignment = "top" }
      """,
      """
      stdin:3: :frame needs at least one length; write width =, height =, maxWidth = …
        3 |   :frame { alignment = "top" }
          |    ^^^^^
      """
    ),
    (
      "return Text 'a':padding(8):font('title')",
      """
      stdin:1: :font has no effect on layout here; write Text { …, size = 20 }
        1 | return Text 'a':padding(8):font('title')
          |                            ^^^^
      """
    ),
    (
      "return VStak { Text 'a' }",
      """
      stdin:1: nothing is called 'VStak'; did you mean 'VStack'?
        1 | return VStak { Text 'a' }
          |        ^^^^^
        → | return VStack { Text 'a' }
      """
    ),
  ]

  @Test(arguments: cases)
  func `an error points at what is wrong`(script: String, report: String) throws {
    let end = try ToolProcess(["run", "-"], input: script).finish()
    #expect(end.errors == "lazylab: \(report)\n")
    #expect(end.status == 1)
  }

  @Test func `nothing that is printed has a number in place of a text`() throws {
    let script = "Tests/ToolTests/Promises/printed-kinds.lua"
    let end = try ToolProcess(["run", "--events", "none", Repository.path(script)]).finish()
    #expect(!end.output.contains(": #"))
  }
}
