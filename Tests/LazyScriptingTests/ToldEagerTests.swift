import LazyTestSupport
import Testing

@testable import LazyScripting

/// What comes and goes beside the rows of lazy containers is told, by names that find it.
@Suite(.leavesNothing) struct ToldEagerTests {
  @Test(arguments: arrivals + layers + names)
  func `what is eager is told when it comes and goes`(scene: ToldMovesTests.Scene) throws {
    try scene.check("print(w:explain(w.frame))")
  }

  private static let arrivals: [ToldMovesTests.Scene] = [
    .init(
      testDescription: "what stands after rows that go",
      script: """
        local n = 8
        w = Window { width = 300, height = 400, function() return ScrollView { VStack {
          spacing = 0, Text "Title", ForEach { n, id = "r-%d", height = 50 },
          Text("Footer"):id("foot"), Text("Legal"):frame { height = 60 } } } end }
        w:update(function() n = 5 end)
        """,
      says: [
        "r-6, r-7, r-8 went with the data, and were in sight. foot came into sight. "
          + "The Text, child 8, came into sight."
      ],
      neverSays: ["r-1", "child 1"]
    ),
    .init(
      testDescription: "rows of an eager list and what follows them",
      script: """
        local isBig = true
        w = Window { width = 300, height = 400, function() return ScrollView { VStack {
          spacing = 0, Item { height = isBig and 300 or 100 },
          ForEach { 4, id = "r-%d", height = 50 }, Text("Footer"):id("foot") } } end }
        w:update(function() isBig = false end)
        """,
      says: ["r-3, r-4, foot came into sight."]
    ),
    .init(
      testDescription: "the last view of a stack, new and in sight",
      script: more(inWindowOf: 400),
      says: ["The Text, child 5, came into sight."],
      neverSays: ["moved", "nothing in sight"]
    ),
    .init(
      testDescription: "the last view of a stack, new and out of sight",
      script: more(inWindowOf: 100),
      says: [],
      neverSays: ["came into sight"]
    ),
    .init(
      testDescription: "what a finger brings into sight",
      script: """
        w = Window { width = 300, height = 100, ScrollView { VStack { spacing = 0,
          Item { height = 90 }, Item { height = 40 }, Item { height = 90 } } } }
        w:scrollView():drag { by = 60 }
        """,
      says: [],
      neverSays: ["came into sight"]
    ),
  ]

  /// A stack that gets another view at its end, in a window of a height.
  private static func more(inWindowOf height: Int) -> String {
    """
    local isLong = false
    w = Window { width = 300, height = \(height), function() return ScrollView { VStack {
      Text "Title", ForEach { 3, id = "r-%d", height = 50 }, isLong and Text "More" or nil } } end }
    w:update(function() isLong = true end)
    """
  }

  private static let layers: [ToldMovesTests.Scene] = [
    .init(
      testDescription: "a toast that comes",
      script: toast + "w:update(function() isShown = true end)",
      says: ["The Text came in."]
    ),
    .init(
      testDescription: "a toast that goes",
      script: toast
        + "w:update(function() isShown = true end) w:update(function() isShown = false end)",
      says: ["The Text went, and was in sight."]
    ),
    .init(
      testDescription: "a view of a ZStack that goes",
      script: """
        local isShown = true
        w = Window { width = 300, height = 400, function() return ZStack { Item { height = 90 },
          isShown and Text "Help" or nil } end }
        w:update(function() isShown = false end)
        """,
      says: ["The Text, child 2, went, and was in sight."]
    ),
  ]

  private static let toast = """
    local isShown = false
    w = Window { width = 300, height = 400, function() return ScrollView { VStack { Text "Title" } }
      :overlay { alignment = "bottom", isShown and Text "Saved" or nil } end }

    """

  private static let tabs = """
    local tab = "feed"
    w = Window { width = 390, height = 700, function() return VStack { spacing = 0,
      tab == "feed"
        and ScrollView { LazyVStack { ForEach { 100, id = "story-%d", height = 140 } } }:id "feed"
        or ScrollView { LazyVStack { ForEach { 30, id = "setting-%d", height = 48 } } }
          :id "settings",
      Item { height = 50 }:id("tabbar") } end }
    w:scrollView("feed"):drag { by = 2000 }
    w:update(function() tab = "settings" end)

    """

  private static let names: [ToldMovesTests.Scene] = [
    .init(
      testDescription: "a tab that goes with its offset",
      script: tabs,
      says: [
        "feed went, and settings came in its place.",
        "feed lost its state contentOffset: it is not described in its place any more.",
      ],
      neverSays: ["with the data"]
    ),
    .init(
      testDescription: "a tab that comes back",
      script: tabs + "w:update(function() tab = 'feed' end)",
      says: ["settings went, and feed came in its place."],
      neverSays: ["with the data", "came into sight"]
    ),
    .init(
      testDescription: "views with modifiers have places among their siblings",
      script: """
        local n = 2
        w = Window { width = 300, height = 400, function() return ScrollView { VStack {
          spacing = 0, Text "Title", ForEach { n, id = "r-%d", height = 50 }, Text "Footer",
          Text("Legal"):frame { height = 60 }, Text("Imprint"):padding(10) } } end }
        w:update(function() n = 4 end)
        """,
      says: ["The Text views, children 6 … 8, moved by +100, though nobody moved them: r-3, r-4"]
    ),
  ]
}
