import Testing

@testable import LazyScripting

/// Common mistakes, and the messages that say what to do instead.
@Suite struct RemedyTests {
  private static let elements =
    "elements of ForEach is a whole number of at least 0, a Range, a table that is an array, a "
    + "Data, an ObservedTable, a Subviews, a Sections or a function(subview, index), got "

  @Test(arguments: [
    ("ForEach(1.5, print)", elements + "1.5"),
    ("ForEach('3', print)", elements + "\"3\""),
    (
      "ForEach(math.maxinteger, print)",
      elements + "9223372036854775807; whole numbers end at 9007199254740992 here"
    ),
    (
      "Range(1, math.maxinteger)",
      "last of Range is a whole number, got 9223372036854775807; "
        + "whole numbers end at 9007199254740992 here"
    ),
    (
      "ForEach({ a = 1 }, print)",
      "elements of ForEach is an array, got a table with the field \"a\"; "
        + "put what is to be shown at the positions 1, 2, 3 …"
    ),
    (
      "View { 'A', body = print }",
      "View takes a name, and then its definition: View \"Name\" { body = … }"
    ),
    ("Item(3)", "Item takes nothing by position, got 3; write width = 3"),
    (
      "print(_)",
      "there is no last value yet; _ is the value of the last REPL entry that had one"
    ),
  ])
  func `a mistake is answered with what is wrong about it`(call: String, message: String) throws {
    #expect(try ScriptRun.message(of: call) == message)
  }

  @Test func `an array without elements may have come from table pack`() throws {
    #expect(try ScriptRun.message(of: "ForEach(table.pack(), print) ForEach({}, print)") == nil)
  }

  @Test func `a handle of a closed window can be printed`() throws {
    try expectOutput(
      of: Scripts.feed + "\nwindow:close() print(feed)",
      "ScrollView, not loaded: the window was closed"
    )
  }

  @Test func `ids with control characters leave the terminal alone`() throws {
    try expectOutput(
      of: """
        local id = "a\\nb\\27[2J"
        local window = Window { width = 9, height = 9, ScrollView { LazyVStack {
          Item { height = 9 }:id(id) } } }
        print(window:scrollView().visibleIDs, window:node(id), window:scrollView())
        print(window:scrollView().visibleIDs[1] == id)
        """,
      """
      a\\nb\\u{1b}[2J\tnode a\\nb\\u{1b}[2J: placed\t\
      ScrollView offset 0 of 9, visible a\\nb\\u{1b}[2J
      true
      """
    )
  }

  @Test func `chance reaches every number between two ends, however far apart`() throws {
    try expectOutput(
      of: """
        for i = 1, 100 do
          local x = lab.random(-1e308, 1e308)
          assert(x >= -1e308 and x <= 1e308)
          assert(math.type(lab.random(math.mininteger, math.maxinteger)) == "integer")
          local n = lab.random(-3, 1 << 62)
          assert(math.type(n) == "integer" and n >= -3 and n <= 1 << 62)
        end
        print "done"
        """,
      "done"
    )
  }
}
