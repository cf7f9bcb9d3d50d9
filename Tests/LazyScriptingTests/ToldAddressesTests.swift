import LazyTestSupport
import Testing

@testable import LazyScripting

/// Addresses that lead to scroll views, to elements of sections, to edits and to what is covered.
@Suite(.leavesNothing) struct ToldAddressesTests {
  private static let shelves = """
    local function shelf() return ScrollView { axes = "horizontal", LazyHStack {
      ForEach { 30, width = 80, height = 20 } } } end
    local function diagnostics(window)
      local count = 0
      for event in window.trace:events { kind = "diagnostic" } do
        if event.code == "ambiguousID" then count = count + 1 end
      end
      return count
    end

    """

  @Test(arguments: [#"{ "B", 2, 20 }"#, #""B/2/20""#, #"{ "B", 2, 1 }"#, #"{ "B", 2 }"#])
  func `a path into a shelf in a section leads to the shelf`(address: String) throws {
    try expectOutput(
      of: Self.shelves + """
        local window = Window { width = 200, height = 200, ScrollView { LazyVStack {
          ForEach { { "A", "B" }, id = "self", function(name)
            return Section { header = Text(name), ForEach { 100, shelf } } end } } } }
        window:scrollView():scrollTo { id = \(address), anchor = "top" }
        print(window:scrollView().visibleIDs[1])
        """,
      "B/2"
    )
  }

  @Test func `a scroll view is found by its element, by a path, and in sight`() throws {
    try expectOutput(
      of: Self.shelves + """
        local window = Window { width = 200, height = 120, ScrollView { LazyVStack { spacing = 0,
          ForEach { 30, id = "s%d", function()
            return VStack { Text "head", shelf():id "shelf" } end } } } }
        for _, address in ipairs { "s2/shelf", "s2" } do
          window:scrollView(address):drag { by = 100 }
        end
        print(window:scrollView("s2", "shelf").contentOffset.x, diagnostics(window))
        window:scrollView():drag { by = 500 }
        local scroll = window:scrollView "shelf"
        print(scroll:node(1).visibleFraction > 0, diagnostics(window))
        local sections = Window { width = 200, height = 120, ScrollView { LazyVStack {
          ForEach { { "A" }, id = "self", function(name)
            return Section { header = Text(name), ForEach { 3, shelf } } end } } } }
        print(sections:scrollView("A/2"):node(1).phase, sections:scrollView { "A", 3 })
        """,
      """
      200.0\t0
      true\t1
      placed\tScrollView offset 0 of ≈ 2632, visible 1, 2, 3
      """
    )
  }

  @Test func `a child without an id is found by its place before it is loaded`() throws {
    try expectOutput(
      of: """
        local window = Window { width = 200, height = 400, ScrollView { LazyVStack { Text "top",
          ForEach { 90, height = 30 }, ProgressView() } } }
        local feed = window:scrollView()
        print(window:node("@3").phase, feed:index "@3")
        feed:scrollTo { id = "@3" }
        print(feed.visibleIDs:contains "@3")
        """,
      "absent\t92\ntrue"
    )
  }

  @Test func `the index of a view inside an element is that of the element`() throws {
    try expectOutput(
      of: Self.shelves + """
        local window = Window { width = 200, height = 120, ScrollView { LazyVStack {
          ForEach { 30, id = "s%d", function() return VStack { Text "a":id "head", shelf() } end }
        } } }
        local feed = window:scrollView()
        print(feed:index { "s2", "head" }, feed:index "s2/3", feed:index { "s27", "head" })
        print(feed:index "s99", feed:index { "s2", "nope" })
        """,
      "2\t2\t27\nnil\tnil"
    )
  }

  @Test func `of two scroll views with equal ids the one in sight is meant, and that is said`()
    throws
  {
    try expectOutput(
      of: Self.shelves + """
        local function list() return ScrollView { LazyVStack { spacing = 0,
          ForEach { 30, id = "a%d", height = 40 } } } end
        local window = Window { width = 200, height = 200,
          HStack { list():id "left", list():id "right" } }
        window:scrollView("right"):drag { by = 300 }
        print(window:node("a8").visibleFraction > 0, diagnostics(window))
        print(window:scrollView("left"):node("a8").phase, diagnostics(window))
        """,
      "true\t1\nabsent\t1"
    )
  }

  @Test func `an inserted element is absent until a frame shows it`() throws {
    try expectOutput(
      of: """
        local rows = lab.data { "a", "b" }
        local window = Window { width = 90, height = 90, ScrollView { LazyVStack {
          ForEach { rows, function() return Item { height = 30 } end } } } }
        rows:insert(3, "new")
        print(window:node("new").phase, select(2, pcall(window.node, window, "x")))
        window:step()
        print(window:node("new").phase)
        """,
      """
      absent\ttest.lua:5: no view has the id x; the ids here are a … new; what is inside an \
      element is found by its own id only while that element is loaded: name both as \
      { element, id }, or give this id to the ForEach
      placed
      """
    )
  }

  private static let feed = """
    local window = Window { width = 200, height = 200, ScrollView { LazyVStack { spacing = 0,
      pinnedViews = "sectionHeaders", Section { header = Item { height = 60 }:id "title",
        ForEach { 30, id = "r%d", function() return HStack {
          Button { "like", action = print }:id "like",
          Button { "share", action = print }:id "share" }:frame { height = 50 } end } } } } }
    local feed = window:scrollView()

    """

  @Test(arguments: [
    ("window:tap 'r2'", #"there are 2 views to tap in r2; write "r2/like" or "r2/share""#),
    (
      "window:node { 'r2', 'x' }",
      #"no view in r2 has the id x; the ids there are like, share; give the view :id "x""#
    ),
    (
      "feed:scrollTo { id = { 'r20', 'x' } }",
      #"no view in r20 has the id x; the ids there are like, share; give the view :id "x""#
    ),
    (
      "feed:scrollTo { y = 58 } window:tap 'r1/like'",
      "r1/like cannot be tapped because title is pinned over it; scroll it out from under that"
    ),
    (
      "Window { width = 9, height = 9, VStack { Button { 'a', action = print } } }:tap 'one'",
      #"no view has the id one; give the view :id "one""#
    ),
  ])
  func `what an address lacks is told with the remedy`(call: String, message: String) throws {
    #expect(try ScriptRun.message(of: Self.feed + call) == message)
  }
}
