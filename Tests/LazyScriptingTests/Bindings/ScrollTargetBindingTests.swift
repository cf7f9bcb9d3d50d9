import LazyScripting
import LazyTestSupport
import Testing

@Suite(.leavesNothing) struct ScrollTargetBindingTests {
  @Test func `a function decides where a fling ends`() throws {
    let script = """
      local window = Window { width = 100, height = 200,
        ScrollView { LazyVStack { spacing = 0, ForEach { 100, height = 50 } } }
          :scrollTargetBehavior(function(target, context)
            print(context.velocity.y, context.originalTarget.rect.y, context.containerSize.height)
            target.rect.y = 333
          end) }
      window:scrollView():fling { velocity = 700 }
      lab.expectNear(window:scrollView().contentOffset.y, 333, 1e-9, "the end")
      """
    try expectOutput(of: script, "700.0\t0.0\t200.0")
  }

  @Test func `a function may align another point of its target`() throws {
    let script = """
      local window = Window { width = 100, height = 200,
        ScrollView { LazyVStack { spacing = 0, ForEach { 100, height = 50 } } }
          :scrollTargetBehavior(function(target)
            target.rect.y, target.rect.height, target.anchor = 500, 50, "center"
          end) }
      window:scrollView():fling { velocity = 700 }
      print(window:scrollView().contentOffset.y)
      """
    try expectOutput(of: script, "425.0")
  }

  @Test(arguments: [
    ("target.y = 3", "target of a scrollTargetBehavior has no 'y'; it has rect, anchor"),
    (
      "target.rect.hight = 3",
      "target.rect of a scrollTargetBehavior has no 'hight'; did you mean 'height'?"
    ),
    (
      "target.rect = 3",
      "target.rect of a scrollTargetBehavior is a table { x =, y =, width =, height = }, got 3"
    ),
    (
      "target.anchor = 'tpo'",
      "target.anchor of a scrollTargetBehavior is a named point or a UnitPoint, got \"tpo\"; "
        + "did you mean 'top'?"
    ),
    (
      "target.rect.y = 'x'",
      "target.rect.y of a scrollTargetBehavior is a finite number of points, got \"x\""
    ),
    (
      "target.rect.y = 1e300",
      "target.rect.y of a scrollTargetBehavior is 1e+300; expected points, at most 1000000000000 "
        + "either way"
    ),
    (
      "target.rect.y = lab.data {}",
      "target.rect.y of a scrollTargetBehavior is a finite number of points, got a Data"
    ),
    (
      "return 400",
      "a scrollTargetBehavior changes target.rect and returns nothing, got 400; write "
        + "target.rect.y = …"
    ),
  ])
  func `what a target does not have is an error`(change: String, message: String) throws {
    let script = """
      local window = Window { width = 100, height = 200,
        ScrollView { LazyVStack { spacing = 0, ForEach { 100, height = 50 } } }
          :scrollTargetBehavior(function(target) \(change) end) }
      window:scrollView():fling { velocity = 700 }
      """
    let error = try ScriptRun(script).error?.message
    #expect(error?.hasSuffix(message) ?? false, "\(error ?? "none")")
  }

  @Test func `a behavior is asked again when the container is resized`() throws {
    let script = """
      local asked = 0
      local window = Window { width = 300, height = 400,
        ScrollView { LazyVStack { spacing = 0, ForEach { 100, id = "row-%d", height = 90 } } }
          :scrollTargetBehavior("viewAligned") }
      local feed = window:scrollView()
      feed:fling { velocity = 500 }
      print(feed.contentOffset.y % 90)
      window:resize(300, 250)
      print(feed.contentOffset.y % 90)
      local pages = Window { width = 300, height = 400,
        ScrollView { LazyVStack { spacing = 0, ForEach { 100, id = "row-%d", height = 90 } } }
          :scrollTargetBehavior(function(target, context)
            asked = asked + 1
            target.rect.y = math.floor(target.rect.y / context.containerSize.height + 0.5)
              * context.containerSize.height
          end) }
      pages:scrollView():fling { velocity = 1500 }
      print(asked, pages:scrollView().contentOffset.y)
      pages:resize(300, 250)
      print(asked, pages:scrollView().contentOffset.y)
      pages:step(3)
      pages:check()
      print(asked)
      """
    try expectOutput(of: script, "0.0\n0.0\n1\t800.0\n2\t750.0\n2")
  }

  /// The behavior answers to the other container in the margins that it ends up with.
  @Test(arguments: ["vertical", "horizontal"])
  func `a behavior is asked once more when a callback of the resize changes the margins`(
    axis: String
  ) throws {
    let script = """
      local axis, isWide = "\(axis)", false
      local isRow = axis == "horizontal"
      local stack = isRow and LazyHStack or LazyVStack
      local width, height = 90, 200
      if isRow then width, height = height, width end
      local function item() return Item { width = width, height = height } end
      local window
      window = Window { width = 300, height = 300, function()
        return ScrollView { axes = axis,
            stack { spacing = 10, ForEach { 20, id = "card-%d", item } }:scrollTargetLayout() }
          :scrollTargetBehavior("viewAligned"):contentMargins { axis, isWide and 48 or 16 }
          :onGeometryChange { of = function(g) return g.size.width > 400 end, function(_, wide)
            if window then window:update(function() isWide = wide end) end
          end }
      end }
      window:scrollView():drag { by = 450 }
      window:settle()
      local function start() return window:node("card-3").frame[isRow and "x" or "y"] end
      print(start())
      window:resize(500, 500)
      print(start())
      """
    try expectOutput(of: script, "16.0\n48.0")
  }

  @Test(arguments: [
    (
      ":scrollTargetBehavior { \"paging\", anchor = \"top\" }",
      "anchor of :scrollTargetBehavior goes with \"viewAligned\""
    )
  ])
  func `what is no behavior is refused`(modifier: String, message: String) throws {
    let entry = "Window { width = 9, height = 9, ScrollView {}\(modifier) }"
    #expect(try ScriptRun.message(of: entry) == message)
  }
}
