import LazyScripting
import Testing

@Suite struct LeavesBindingTests {
  @Test(arguments: [
    ("Text 'abcd'", "34 20.4"), ("Text { 'abcd', size = 10 }", "20 12"),
    ("Text { 'ab cd', size = 10 }:frame { width = 15 }", "15 24"),
    ("Text { 'ab cd', size = 10 }:lineLimit(1):frame { width = 15 }", "15 12"),
    ("Text { 'a', size = 10 }:lineLimit { 2, reservesSpace = true }", "5 24"),
    ("Text { 'a', size = 10 }:lineLimit(Range(3, 4))", "5 36"),
    ("HStack { Spacer(), Divider() }", "100 100"), ("Spacer { minLength = 3 }:fixedSize()", "0 3"),
    ("Divider()", "100 1"), ("Color 'red'", "100 100"), ("ProgressView()", "20 20"),
    ("Image { 'cat', width = 3, height = 4 }", "3 4"),
    ("ContentUnavailableView 'None'", "100 100"),
    (
      "ContentUnavailableView { 'None', description = Text 'a', actions = Text 'b' }:fixedSize()",
      "44 83.2"
    ),
    ("ZStack { alignment = 'bottom', Item { width = 3, height = 9 }, ProgressView() }", "20 20"),
  ])
  func `a view is so large`(view: String, size: String) throws {
    let output = try ScriptRun.output(
      of: """
        local window = Window { width = 100, height = 100, Group { \(view) }:id("view") }
        local frame = window:node("view").frame
        print(string.format("%g %g", frame.width, frame.height))
        """
    )
    #expect(output == size)
  }

  @Test(arguments: [
    ("Text(3)", "text of Text is a string, got 3; write Text(\"3\"), or tostring(value)"),
    ("Text { 'a', size = 0 }", "size of Text is a finite number above 0, got 0"),
    ("Image 'cat'", "Image needs width, a finite number of points, 0 or more"),
    ("Color()", "Color needs name, a string"),
    (
      "Spacer { minLenght = 3 }",
      "unknown parameter 'minLenght' of Spacer; did you mean 'minLength'?"
    ),
    ("Divider(3)", "Divider takes no values by position, got 1; number 1 is 3"),
    ("ContentUnavailableView {}", "ContentUnavailableView needs label, a string or a view"),
  ])
  func `a wrong view is an error with its remedy`(call: String, message: String) throws {
    try expectMessage(of: "local v = \(call)", message)
  }

  @Test func `reports list what is cut off, and print it`() throws {
    try expectOutput(
      of: """
        local window = Window { width = 100, height = 100,
          ScrollView { LazyVStack { Item { width = 130, height = 9 }:id("wide") } } }
        local clipped = window.reports.clipped
        print(#clipped, clipped[1], clipped[1].leading, clipped[1].view, window.reports)
        print(pcall(function() return window.reports.cliped end))
        """,
      """
      1\twide: 15 at leading, 15 at trailing\t15.0\tItem\tclipped 1, overlap 0, \
      vanishedEarly 0, duplicateID 0, zeroLength 0
      false\ttest.lua:5: Reports has no 'cliped'; did you mean 'clipped'?
      """
    )
  }
}
