import Testing

@testable import LazyScripting

/// What SwiftUI users write at first, and the messages that say how it is written here.
@Suite struct SwiftHabitsTests {
  private static let feed =
    "local w = Window { width = 9, height = 9, ScrollView { LazyVStack { "
    + "ForEach { 3, height = 3 } } } } "

  @Test(arguments: [
    ("Text(5)", "write Text(\"5\"), or tostring(value)"),
    ("Text { true }", "write Text(\"true\"), or tostring(value)"),
    ("ForEach(0, 10, print)", "is written ForEach { Range(0, 9), function(i) … end }"),
    ("ForEach { 1, 2, 3 }", "ForEach { { 1, 2, … }, function(element) … end }"),
    ("ForEach { { {} }, id = '.name', print }", "without a dot: write id = \"name\""),
    ("ScrollView { 'horizontal', Text 'a' }", "write axes = \"horizontal\""),
    ("VStack { 8, Text 'a' }", "write spacing = 8"),
    ("LazyVStack { 'leading', Text 'a' }", "write alignment = \"leading\""),
    ("Section { 'Names', Text 'a' }", "write header = Text \"Names\""),
    ("VStack() { Text 'a' }", "children and parameters stand in one table, VStack { … }"),
    ("Button('Tap', print)", "write action = function … end"),
    ("Window(390, 844, Text 'a')", "write width = 390"),
    ("Text { text = 'a' }", "Text takes text by position, without its name"),
    ("lab.compare { eager = print }", "write { \"eager\", function() … end }"),
    ("return Color.red", "write Color \"red\""),
    ("return VStack.init", "write VStack { … }"),
    (feed + "return w.scrollView.contentOffset", "write window:scrollView().contentOffset"),
    (feed + "return w.scrollView.drag", "write window:scrollView():drag"),
    (feed + "w:drag(5)", "write window:scrollView():drag(…)"),
    (feed + "return w.contentSize", "write window:scrollView().contentSize"),
    (feed + "return w:scrollView().metrics", "write window.metrics"),
    (feed + "return w:scrollView().contentOffset()", "contentOffset is read without a call"),
    ("return Text 'a' .. 'b'", "join the text before it becomes a view"),
  ])
  func `what is written SwiftUI's way is told how it is written`(
    script: String,
    remedy: String
  ) throws {
    let message = try #require(try ScriptRun.message(of: script))
    #expect(message.hasSuffix(remedy) || message.contains(remedy + ":"), "\(message)")
  }

  @Test(arguments: [
    "List {}", "Form {}", "GeometryReader(print)", "ScrollViewReader(print)", "State(1)",
    "NavigationStack {}", "Toggle {}", "Rectangle()", "AsyncImage {}", "AnyView {}", "UUID()",
    "return lab.List", "Text 'a':sheet()", "Text 'a':refreshable(print)", "Text 'a':resizable()",
  ])
  func `a name of SwiftUI that lazylab does not have is no misspelling`(script: String) throws {
    let message = try #require(try ScriptRun.message(of: script))
    #expect(message.contains(" is not part of lazylab; "), "\(message)")
    #expect(!message.contains("did you mean"), "\(message)")
  }

  @Test func `no name of lazylab is said to be missing`() {
    for registration in Registry.builtIn.registrations {
      let declaration = registration.declaration
      if declaration.owner == nil {
        #expect(SwiftUINames.reason(againstGlobal: declaration.name) == nil)
      } else if declaration.kind == .modifier {
        #expect(SwiftUINames.reason(againstModifier: declaration.name) == nil)
      }
    }
  }

  @Test(arguments: [
    ("VStack(spacing = 8, Text 'a')", "labels stand in braces"),
    ("VStack(spacing: 8) { Text 'a' }", "labels are written with ="),
    ("var x = 3", "declared with local"),
    ("return \"row \\(x)\"", "Lua joins text with .."),
    ("if x != 3 then end", "it is written ~="),
    ("x = x && y", "it is written and"),
    ("x = x ?? y", "it is written or"),
    ("x += 1", "it is written a = a + b"),
    ("return ForEach(0..<10)", "Range(a, b) has the numbers"),
    ("VStack { .leading }", "cases are strings"),
    ("// a comment", "comments begin with --"),
    ("for row in rows { }", "in ipairs(array) do"),
    ("ForEach(rows) { row in Text 'a' }", "a closure is function(a)"),
    ("if a { b() }", "if a then"),
    ("func f() {}", "function name(a, b)"),
    ("@State var x = 1", "leave it out"),
  ])
  func `a line of Swift is told how it is written in Lua`(script: String, remedy: String) throws {
    let message = try #require(try ScriptRun.message(of: script))
    #expect(message.contains(remedy), "\(message)")
  }

  @Test(arguments: ["x = = 3", "window:step(3", "print('a' 'b')", "local x: y"])
  func `a slip in Lua gets no advice about Swift`(script: String) throws {
    let message = try #require(try ScriptRun.message(of: script))
    #expect(!message.contains("; "), "\(message)")
  }

  @Test(arguments: [
    ("window:drag", "window has no 'drag'; there is scroll:drag"),
    ("scroll:drag", "scroll:drag {"),
    ("pinnedViews", "pinnedViews = is a parameter"),
    ("estimator", "estimator = is a parameter"),
    ("List", "List is not part of lazylab"),
    ("sheet", ":sheet is not part of lazylab"),
  ])
  func `help finds what is meant`(name: String, text: String) throws {
    #expect(try #require(Help(registry: .builtIn).text(for: name)).contains(text))
  }
}
