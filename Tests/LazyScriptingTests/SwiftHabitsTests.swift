import LazyTrace
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
    ("ForEach { { {} }, id = '\\\\.self', print }", "without a dot: write id = \"self\""),
    ("ScrollView { 'horizontal', Text 'a' }", "write axes = \"horizontal\""),
    ("ScrollView { '.horizontal', Text 'a' }", "write axes = \"horizontal\""),
    ("ScrollView { showsIndicators = false }", "indicators take no room here; leave it out"),
    ("Image { systemName = 'star' }", "write Image { \"name\", width = 20, height = 20 }"),
    ("return Text 'a':background('red')", "write Color \"red\""),
    ("return Text 'a':scrollPosition { id = 'x' }", "and then :scrollPosition(position)"),
    (
      "View 'Row' { body = print } { title = 'a' }",
      "write parameters = { \"title\" } in its definition"
    ),
    ("Text(nil)", "Text needs text, a string, got nil"),
    ("expect(true)", "write lab.expect"),
    ("help()", "write help(\"LazyVStack\"), or .help at the prompt"),
    ("for i in Range(0, 9) do end", "a loop over numbers is for i = 1, 10 do … end"),
    ("for row in {} do end", "write for index, value in ipairs(array) do … end"),
    ("return 'a' + 'b'", "text is joined with ..: a .. b"),
    (
      "Window { width = 9, height = 9, ScrollView { LazyVStack { "
        + "ForEach { { {} }, id = 'uuid', function() return Text 'a' end } } } }",
      "has no field 'uuid'; give each element an id of its own, such as a number that is counted "
        + "up, or write id = \"row-%d\""
    ),
    (feed + "w:scrollView().contentOffset = 5", "write scroll:scrollTo { y = … }"),
    (feed + "return w:node(3).frame.y", "scroll to it first"),
    ("VStack { 8, Text 'a' }", "write spacing = 8"),
    ("LazyVStack { 'leading', Text 'a' }", "write alignment = \"leading\""),
    ("Section { Text 'a', 'Names' }", "write header = Text \"Names\""),
    ("VStack() { Text 'a' }", "children and parameters stand in one table, VStack { … }"),
    ("Button('Tap', 5)", "Button needs action, a function()"),
    ("Window(390, 844, Text 'a')", "write width = 390"),
    ("Text { 'b', text = 'a' }", "Text has text twice: by position and by name"),
    ("ForEach { data = {}, print }", "'data' of ForEach; did you mean 'elements'?"),
    ("ScrollView { axis = 'horizontal' }", "'axis' of ScrollView; did you mean 'axes'?"),
    ("LazyVStack { estimator = 'fixed', estimate = 60 }", "write estimator = { \"fixed\", 60 }"),
    (
      "LazyVStack { estimator = { 'fixed' } }",
      "is { \"fixed\", length } or { \"lastFew\", size }, got { \"fixed\" }"
    ),
    ("return Text 'a':onChange(1, print)", "write of = 1"),
    ("lab.compare { eager = print }", "write { \"eager\", function() … end }"),
    ("return Color.red", "write Color \"red\""),
    ("return VStack.init", "write VStack { … }"),
    (feed + "return w.scrollView.contentOffset", "write window:scrollView().contentOffset"),
    (feed + "return w.scrollView.drag", "write window:scrollView():drag"),
    (feed + "w:drag(5)", "write window:scrollView():drag(…)"),
    (feed + "return w.contentSize", "write window:scrollView().contentSize"),
    (feed + "return w:scrollView().metrics", "write window.metrics"),
    (feed + "return w:scrollView().contentOffset()", "contentOffset is read without a call"),
    ("window:update(print)", "called 'window'; make one first: window = Window { … }"),
    ("return window.metrics", "called 'window'; make one first: window = Window { … }"),
    ("txt:padding(8)", "make one first: txt = Text { … }"),
    ("window { width = 9 }", "did you mean 'Window'?"),
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
    "return lab.List", "return Axis.vertical", "XCTAssertEqual(1, 1)", "Text 'a':sheet()",
    "Text 'a':onReceive(print)", "Text 'a':resizable()",
  ])
  func `a name of SwiftUI that lazylab does not have is no misspelling`(script: String) throws {
    let message = try #require(try ScriptRun.message(of: script))
    #expect(message.contains(" is not part of lazylab; "), "\(message)")
    #expect(!message.contains("did you mean"), "\(message)")
  }

  @Test func `a callback that runs while its window is made is told how to find it`() throws {
    let message = try #require(
      try ScriptRun.message(
        of: """
          w = Window { width = 90, height = 90, Text("a"):onAppear(function()
            w:update(function() end) end) }
          """
      )
    )
    #expect(message.contains("write local w before it"), "\(message)")
  }

  @Test func `a window without a size is shown one`() throws {
    let message = try #require(try ScriptRun.message(of: "Window { Text 'a' }"))
    #expect(message.hasSuffix(": Window { width = 390, height = 844, … }"), "\(message)")
  }

  @Test(arguments: [
    ("State(1)", "state = { isOpen = false }"), ("Environment()", "view:environment("),
    ("ObservedObject()", "local model = Observable { … }"), ("Bindable(1)", "Binding(model"),
    ("Task(print)", "write after(seconds, function() … end)"),
    ("GeometryReader(print)", "write view:onGeometryChange {"),
    ("Text 'a':onMove(print)", ":reorderContainer {"),
    ("Text 'a':onDelete(print)", ":swipeActions {"),
    ("Text 'a':environmentObject(1)", ":environment("),
    ("Text 'a':environment('layoutDirection', 'rightToLeft')", "from left to right"),
    ("Text 'a':environment('dynamicTypeSize', 'xxxLarge')", "self.environment.textSize"),
    (
      "LazyVGrid { columns = { GridItem.flexible(), count = 3 }, Text 'a' }",
      "write GridItem.flexible() once for each"
    ),
    ("LazyVGrid { columns = { adaptive = 80 }, Text 'a' }", "write { GridItem.adaptive"),
    ("Text 'a':listRowInsets(1)", "write :padding(8) in the row"),
    ("Text 'a':coordinateSpace('feed')", "its frameInScrollView"),
    ("AsyncImage {}", ":task(function() wait(1)"),
    ("ScrollPosition { idType = 'String' }", "ids may be of any type; leave it out"),
  ])
  func `what lazylab has under another name is named`(script: String, name: String) throws {
    let message = try #require(try ScriptRun.message(of: script))
    #expect(message.contains(name), "\(message)")
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
    ("return ForEach(1..10)", "Range(a, b) has the numbers"),
    ("VStack { .leading }", "cases are strings"),
    ("// a comment", "comments begin with --"),
    ("for row in rows { }", "in ipairs(array) do"),
    ("ForEach(rows) { row in Text 'a' }", "a closure is function(a)"),
    ("if a { b() }", "if a then"),
    ("class Feed: ObservableObject { }", "Observable { photos = {} }"),
    ("@Observable\nfinal class Feed { }", "Observable { photos = {} }"),
    ("Text('A').task { await load() }", ":task(function() wait(0.2) end)"),
    ("Text('A')\n  .padding(.horizontal, 16)", ":padding { horizontal = 16 }"),
    ("local a = {} a.append(5)", "table.insert("),
    ("local a = {} a:removeLast()", "table.remove(photos)"),
    ("func f() {}", "function name(a, b)"),
    ("@State var x = 1", "leave it out"),
    (
      "VStack {\n  Text 'a'\n  Text 'b'\n}",
      "children are separated by commas; one is missing after line 2"
    ),
    ("return VStack { Text 'a' Text 'b' }", "one is missing before Text"),
    ("return Item { width = 3 height = 4 }", "fields are separated by commas"),
    ("return VStack { if x then Text 'a' end }", "in place of if write condition and Text"),
    ("return VStack { for i = 1, 3 do end }", "in place of a loop write ForEach {"),
    ("return VStack { local x = 1 }", "write local before it"),
    ("return VStack { spacing: 8, Text 'a' }", "labels are written with ="),
    ("x = ['a', 'b']", "an array is written { a, b }"),
    ("if a then b() else if c then d() end", "else if in line 1 begins another if"),
    ("local x: Int = 5", "variables have no types"),
    ("if a === b then end", "it is written =="),
    ("for i in 0..<10 do end", "a loop over numbers is for i = 0, 9 do … end"),
  ])
  func `a line of Swift is told how it is written in Lua`(script: String, remedy: String) throws {
    let message = try #require(try ScriptRun.message(of: script))
    #expect(message.contains(remedy), "\(message)")
  }

  @Test(arguments: ["x = = 3", "window:step(3", "print('a' 'b')", "f(x if y)"])
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
    ("LazyVStack.spacing", "spacing = is a parameter of LazyVStack: "),
    ("ForEach.id", "id = is a parameter of ForEach: "),
    ("prefetch.body", "kind = \"prefetch.body\""),
    ("ambiguousID", "An id names several views"),
    ("scroll", "scroll:drag {"),
    ("window", "window:step("),
  ])
  func `help finds what is meant`(name: String, text: String) throws {
    #expect(try #require(Help(registry: .builtIn).text(for: name)).contains(text))
  }

  @Test(arguments: [":frame", ".frame"])
  func `help on a name behind a mark begins with the modifier`(name: String) throws {
    #expect(try #require(Help(registry: .builtIn).text(for: name)).hasPrefix(":frame {"))
  }

  @Test(arguments: [
    (
      "local f = function() end return f.frame",
      "attempt to index a function value ('f', for 'frame')"
    ),
    ("return print.id", "attempt to index a function value ('print', for 'id')"),
  ])
  func `a function that is no method is not said to be one`(
    script: String,
    message: String
  ) throws {
    #expect(try ScriptRun.message(of: script) == message)
  }

  @Test(arguments: [
    (
      "LazyVStack { padding = 10 }",
      "'padding' is a modifier: write LazyVStack { … }:padding(…)"
    ),
    (
      "ScrollView { scrollTargetBehavior = 'paging' }",
      "'scrollTargetBehavior' is a modifier: write ScrollView { … }:scrollTargetBehavior(…)"
    ),
    ("Text { 'a', frame = 3 }", "'frame' is a modifier: write Text { … }:frame { … }"),
    (
      "Text { 'a', font = 'title' }",
      "Text has no parameter 'font': :font has no effect on layout here; "
        + "write Text { …, size = 20 }"
    ),
    (
      "padding(10)",
      "nothing is called 'padding'; a modifier stands behind a view: write view:padding(…)"
    ),
  ])
  func `a modifier that is given like a parameter is told where it stands`(
    script: String,
    message: String
  ) throws {
    #expect(try ScriptRun.message(of: script) == message)
  }

  @Test func `a scroll in withAnimation is animated`() throws {
    try expectOutput(
      of: """
        local w = Window { width = 90, height = 90, ScrollView { LazyVStack {
          ForEach { 100, height = 30 } } } }
        local before = w.frame
        withAnimation(function() w:scrollView():scrollTo { id = 50, anchor = "top" } end)
        print(w.frame - before > 5, w:scrollView().visibleIDs[1])
        """,
      "true\t50"
    )
  }

  @Test(arguments: [
    ("height = 60", "notAnimated"),
    ("height = 60 position:scrollTo { id = 50 }", ""),
  ])
  func `an update in withAnimation says that it is laid out at once, unless it scrolls`(
    change: String,
    code: String
  ) throws {
    let run = try ScriptRun(
      """
      local height, position = 30, ScrollPosition {}
      local w = Window { width = 90, height = 90, function() return ScrollView { LazyVStack {
        Item { height = height }, ForEach { 100, height = 30 } }:scrollTargetLayout() }
        :scrollPosition(position) end }
      withAnimation(function() w:update(function() \(change) end) end)
      """
    )
    #expect(run.error == nil)
    #expect(run.diagnostics.map(\.code.rawValue).joined() == code)
  }
}
