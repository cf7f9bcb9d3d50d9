import LazyScripting
import Testing

@Suite struct FrameBindingTests {
  @Test(arguments: [
    (":frame { width = 120, height = 30 }", "120 30"), (":frame { width = 20 }", "20 10"),
    (":frame { maxWidth = math.huge }", "300 10"), (":frame { minHeight = 50 }", "40 50"),
    (":frame { maxWidth = 90, maxHeight = 60, alignment = \"topLeading\" }", "90 60"),
    (":frame { idealWidth = 70 }:fixedSize()", "40 10"), (":padding()", "72 42"),
    (":padding(8)", "56 26"), (":padding \"horizontal\"", "72 10"),
    (":padding(\"top\", 3)", "40 13"), (":padding { { \"top\", \"leading\" }, 3 }", "43 13"),
    (":padding { top = 1, trailing = 2 }", "42 11"), (":padding(-4)", "32 2"),
    (":padding { horizontal = 5, top = 1 }", "50 11"),
    (":aspectRatio(2, \"fit\")", "40 10"), (":aspectRatio { nil, \"fill\" }", "40 10"),
    (":containerRelativeFrame(\"horizontal\")", "300 10"),
    (":containerRelativeFrame { \"both\", count = 2, spacing = 20 }", "140 90"),
    (":fixedSize { vertical = true }", "40 10"), (":offset { x = 3 }", "40 10"),
    (":overlay { alignment = \"top\", Color \"red\" }", "40 10"),
    (":background { Color \"red\", nil, Item { width = 99 } }", "40 10"), (":clipped()", "40 10"),
    (":layoutPriority(1)", "40 10"), (":hidden()", "40 10"),
    (":alignmentGuide(\"center\", function(d) return d.width / 4 end)", "40 10"),
  ])
  func `a modifier makes the view so large`(modifier: String, size: String) throws {
    let output = try ScriptRun.output(
      of: """
        local window = Window { width = 300, height = 200,
          Item { width = 40, height = 10 }\(modifier):id("view") }
        local frame = window:node("view").frame
        print(string.format("%g %g", frame.width, frame.height))
        """
    )
    #expect(output == size)
  }

  @Test(arguments: [
    (
      ":frame()", ":frame needs at least one length; write width =, height =, maxWidth = …"
    ),
    (":frame(20)", ":frame takes nothing by position, got 20; write width = 20"),
    (
      ":frame { width = 20, maxHeight = 30 }",
      ":frame takes width and height, or limits like minWidth, not both; "
        + "write :frame { … }:frame { … }"
    ),
    (
      ":frame { minWidth = 30, maxWidth = 20 }",
      "minWidth of :frame is 30 and maxWidth is 20; minWidth must not be greater than maxWidth"
    ),
    (
      ":frame { minHeight = 30, idealHeight = 20 }",
      "minHeight of :frame is 30 and idealHeight is 20; "
        + "minHeight must not be greater than idealHeight"
    ),
    (
      ":frame { width = -1 }", "width of :frame is a finite number of points, 0 or more, got -1"
    ),
    (
      ":frame { maxWidth = 0/0 }",
      "maxWidth of :frame is a number of points, 0 or more, or math.huge, got NaN"
    ),
    (
      ":frame { width = math.huge }",
      "width of :frame is a finite number of points, 0 or more, got infinity"
    ),
    (":frame { widht = 3 }", "unknown parameter 'widht' of :frame; did you mean 'width'?"),
    (
      ":padding { 8, top = 3 }",
      ":padding takes edges by name, or edges and a length by position, not both"
    ),
    (
      ":padding { horizontal = 3, leading = 3 }",
      ":padding is given leading twice; give each edge one length"
    ),
    (
      ":padding(8, 8)",
      ":padding takes the edges before the length; write :padding(\"all\", 8)"
    ),
    (":aspectRatio(2)", ":aspectRatio needs contentMode, \"fit\" or \"fill\""),
    (
      ":aspectRatio(1e9, \"fit\")",
      "the ratio of :aspectRatio is 1000000000; it is the width divided by the height, from "
        + "1e-06 to 1000000"
    ),
    (
      ":containerRelativeFrame { \"both\", span = 2 }",
      "span and spacing of :containerRelativeFrame need count"
    ),
    (
      ":overlay { \"text\" }", "child 1 of :overlay is no view but a string; write Text \"text\""
    ),
    (
      ":lineLimit(0)",
      "lines of :lineLimit is a whole number of at least 1 or a Range, got 0"
    ),
    (
      ":lineLimit(3, 2)", ":lineLimit takes lines from 1 on, the least first, got 3 and 2"
    ),
    (
      ":lineLimit { Range(1, 2), reservesSpace = true }",
      ":lineLimit takes a Range alone, for it has both ends"
    ),
  ])
  func `a modifier that makes no sense is an error in its line`(
    modifier: String,
    message: String
  ) throws {
    try expectMessage(of: "local view = Item { height = 1 }\nview = view\(modifier)", message)
  }

  @Test func `thousands of nested modifiers are an error and no overflow`() throws {
    let message = try ScriptRun.message(
      of: """
        local view = Item { height = 1 }
        for i = 1, 10000 do view = view:padding(1) end
        """
    )
    #expect(message?.hasPrefix("views and modifiers are nested more than 500 deep") == true)
    try expectMessage(
      of: """
        local view = Item { height = 1 }
        for i = 1, 400 do view = view:padding(1) end
        Window { width = 10, height = 10, view }
        """,
      "views are nested more than 200 deep in Group; does it contain itself?"
    )
  }
}
