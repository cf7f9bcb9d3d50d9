import LazyTestSupport
import Testing

/// What functions of a script may do that only answer: they may read but change nothing.
@Suite(.leavesNothing) struct AskedFunctionTests {
  /// A function that answers: the views of a window, in which `act()` is called.
  private static let askers = [
    "LazyVStack { estimator = Guess, rows }", "LazyVStack { estimator = Learning, rows }",
    "LazyVStack { ForEach { 500, function(i) act() return row(i) end } }",
    "LazyVStack { ForEach { 500, function(i) return Asking {} end } }",
    "LazyVStack { ForEach { 500, id = function(i) act() return i end, row } }",
    "LazyVStack { ForEach { 500, height = function(i) act() return 40 end } }",
    "LazyVStack { ForEach { 500, function(i) return Squares { row(i) } end } }",
    "LazyVStack { ForEach { 500, function(i) return Placed { row(i) } end } }",
    "Tiles { rows }", "Beginning { rows }",
    """
    ScrollView { LazyVStack { rows } }:frame { height = 100 }:scrollTargetBehavior(Steps)
      :id "inner"
    """,
    """
    LazyVStack { ForEach { 500, function(i) return HStack {
      row(i):alignmentGuide("center", function() act() return 5 end), Item { height = 9 } } end } }
    """,
    """
    LazyVStack { ForEach { 500, function(i)
      return row(i):scrollTransition(function(view) act() return view:opacity(0.5) end) end } }
    """,
    """
    LazyVStack { ForEach { 500, function(i) return row(i):onGeometryChange { of = function(frame)
      act() return 1 end, function() end } end } }
    """,
  ]

  private static let definitions = """
    local window, tried
    local list = lab.data { 1, 2, 3 }
    local model = Observable { n = 0 }
    local position = ScrollPosition {}
    View "Shade" { environment = { shade = 1 }, body = function() return Item { height = 1 } end }
    local function act()
      if not window then return end
      local done, message = pcall(attempt)
      assert(not done, "it was allowed")
      tried = message
    end
    local function row(i) return Item { width = 50, height = 40 + i % 3 } end
    local rows = ForEach { 500, row }
    local function estimator(name, estimate, learn)
      return Estimator(name) { begin = function() return {} end,
        learn = function(_, memory, length) learn() memory.length = length end,
        estimate = function(_, memory) estimate() return memory.length end }
    end
    local function nothing() end
    local Guess, Learning = estimator("Guess", act, nothing), estimator("Learning", nothing, act)
    local Asking = View "Asking" { body = function() act() return Item { height = 40 } end }
    local function layout(name, measure, place)
      return Layout(name) {
        sizeThatFits = function() measure() return 50, 40 end,
        placeSubviews = function() place() end }
    end
    local Squares, Placed = layout("Squares", act, nothing), layout("Placed", nothing, act)
    local function tiles(name, begin, place)
      return LazyLayout(name) {
        begin = function() begin() return { y = 0 } end,
        place = function(_, cursor, subviews)
          place()
          cursor.y = cursor.y + subviews[1]:place { x = 0, y = cursor.y, width = 50 }.height
          return cursor.y
        end }
    end
    local Steps = TargetBehavior "Steps" { updateTarget = function() act() end }
    local Ahead = PrefetchPolicy "Ahead" { reach = function() act() return 50 end }
    local Tiles, Beginning = tiles("Tiles", nothing, act), tiles("Beginning", act, nothing)
    """

  private static let changes = [
    "window:update(function() end)", "window:setEnvironment('shade', 2)",
    "position:scrollTo { y = 100 }", "model.n = model.n + 1", "list:insert(1, 9)",
  ]

  @Test(arguments: askers)
  func `a function that only answers changes nothing`(asker: String) throws {
    for change in Self.changes {
      try Self.check(change, in: "ScrollView { VStack { Item { height = 1 }, \(asker), shown } }")
    }
  }

  @Test func `a prefetch policy changes nothing`() throws {
    for change in Self.changes {
      try Self.check(
        change,
        in: "ScrollView { VStack { LazyVStack { rows }, shown } }",
        with: "prefetchPolicy = Ahead,"
      )
    }
  }

  /// Runs a screen of which a function calls `act`, and verbs that ask by themselves.
  private static func check(
    _ change: String,
    in content: String,
    with parameters: String = ""
  ) throws {
    let script = """
      \(definitions)
      function attempt() \(change) end
      local shown = LazyVStack { ForEach(list, row) }
      window = Window { width = 100, height = 300, \(parameters) \(content) }
      local scroll = window:scrollView()
      scroll:drag { by = 100, duration = 0.1 }
      scroll:scrollTo { y = 4000 }
      scroll:index(300)
      pcall(window.node, window, 300)
      scroll:scrollTo { id = 300 }
      scroll:scrollTo { y = 0 }
      pcall(function() window:scrollView "inner":fling { velocity = 500 } end)
      window:resize(120, 300)
      assert(window:settle(1) < 5, "it goes on for ever")
      assert(tried, "nobody asked")
      assert(tried:find("described, measured and placed") or tried:find("a body is evaluated"),
        tried)
      """
    try expectOutput(of: script, "")
  }
}
