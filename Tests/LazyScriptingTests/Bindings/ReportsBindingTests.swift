import Testing

/// What `window.reports` says of what a window shows.
@Suite struct ReportsBindingTests {
  @Test(arguments: ["vertical", "horizontal"])
  func `a pinned header covers the rows below it, which keep their frames`(axis: String) throws {
    let (stack, length, from) =
      axis == "vertical" ? ("LazyVStack", "height", "y") : ("LazyHStack", "width", "x")
    let script = """
      local window = Window { width = 200, height = 200, ScrollView { axes = "\(axis)",
        \(stack) { spacing = 0, pinnedViews = "sectionHeaders",
          ForEach { 3, id = "day%d", function() return Section {
            header = Item { \(length) = 20 },
            ForEach { 30, id = "r%d", \(length) = 40 } } end } } } }
      print(#window.reports.overlap)
      window:scrollView():drag { by = 50 }
      for _, view in ipairs(window.reports.overlap) do
        print(view.id, view.view, view.cover, view.covered.\(from), view.covered.\(length))
      end
      """
    try expectOutput(
      of: script,
      """
      0
      day1/r1	Item	day1/header	0.0	10.0
      day1/r2	Item	day1/header	10.0	10.0
      """
    )
  }

  @Test func `ids that several have, and rows without a length`() throws {
    let script = """
      local names = { "a", "b", "a", "c", "a" }
      local window = Window { width = 200, height = 200, ScrollView { LazyVStack { spacing = 0,
        ForEach { names, id = function(name) return name end, function(name)
          return Item { height = name == "b" and 0 or 20 } end } } } }
      print(window.reports.duplicateID, window.reports.zeroLength)
      """
    try expectOutput(of: script, "a\tb")
  }

  @Test func `a text with fewer lines than it has is cut off, unless it may have no more`() throws {
    let script = """
      local words = "some words that take more than a line"
      local window = Window { width = 200, height = 200, ScrollView { LazyVStack {
        Text(words):frame { width = 100, height = 25 }:id("cut"),
        Text(words):lineLimit(1):frame { width = 100, height = 25 }:id("limited"),
        Text(words):frame { width = 100 }:id("whole"),
      } } }
      for _, view in ipairs(window.reports.clipped) do print(view.id, view.bottom > 0) end
      """
    try expectOutput(of: script, "cut\ttrue")
  }

  @Test func `what a window without a scroll view cuts off is told along both axes`() throws {
    let script = """
      local window = Window { width = 200, height = 100,
        LazyVStack { spacing = 0, ForEach { 2, id = "r%d", height = 60 } } }
      for _, view in ipairs(window.reports.clipped) do print(view) end
      """
    try expectOutput(of: script, "r1: 10 at top\nr2: 10 at bottom")
  }
}
