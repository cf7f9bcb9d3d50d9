import Foundation
import TestBasics
import Testing

/// Each limit alone ends whatever a script is at, with status 3.
@Suite(.timeLimit(.minutes(30))) struct LimitOfEachVerbTests {
  private static let head = """
    local window = Window { width = 200, height = 300, traceLimit = 1000, function()
      return ScrollView { LazyVStack { ForEach { 2000, id = "row-%d", function(i)
        return Text { ("word "):rep(i % 40 + 1) }:onTapGesture(print)
      end } } }
    end }
    local scroll, kept, n = window:scrollView(), {}, 0
    while true do
      n = n + 1
      kept[-n] = ("x"):rep(1e6)

    """

  /// What is done again and again; `n` counts, and `kept` keeps.
  private static let verbs = [
    "run": "window:run(0.1)",
    "step": "window:step()",
    "settle": """
    scroll:scrollTo { id = "row-" .. n % 2 * 90 + 1, animation = true } window:settle()
    """,
    "scrollTo": "scroll:scrollTo { id = 'row-' .. n % 2 * 1900 + 1 }",
    "fling": "scroll:fling { velocity = n % 2 * 8000 - 4000 }",
    "drag": "scroll:drag { by = n % 2 * 400 - 200, duration = 0.1 }",
    "tap": "window:tap(scroll.visibleIDs[1])",
    "update": "window:update(function() end)",
    "resize": "window:resize(200 + n % 2 * 50, 300)",
    "explain": "scroll:drag { by = 90 } kept[n] = window:explain(1, window.frame)",
    "survey": "scroll:drag { by = 1 } kept[n] = window.metrics.contentSizeError",
    "reports": "scroll:drag(1) kept[n] = { window.reports.missing, window.reports.clipped }",
    "draw": "kept[n] = window:draw()",
    "tree": "kept[n] = window:tree()",
    "lint": "scroll:drag { by = 1 } kept[n] = window:lint()",
    "text": "kept[n] = Window { width = 90, height = 90, Text(('word '):rep(n * 100)) }",
    "sort": """
    kept[n] = {}
    for i = 1, 2000 do kept[n][i] = i * 7919 % 2003 end
    table.sort(kept[n])
    """,
    "find": "kept[n] = ('a'):rep(300):find('a*b')",
  ]

  private static let limits = [
    ["--instructions", "1e5"], ["--time", "50ms"], ["--memory", "24M"],
  ]

  @Test(arguments: verbs.keys.sorted(), limits)
  func `a limit ends a verb`(name: String, limit: [String]) throws {
    let script = Self.head + (Self.verbs[name] ?? "") + "\nend\n"
    expectEnd(try ToolProcess(["run", "-", "--events", "none"] + limit, input: script).finish())
  }

  @Test(
    arguments: [["run", "-"], ["types"], ["reference"], ["plugin", "list"], ["-e", "print(1)"]],
    limits
  )
  func `a limit ends a plugin that is loaded`(words: [String], limit: [String]) throws {
    let shelf = FileManager.default.temporaryDirectory
    let file = shelf.appending(path: "endless-\(UUID().uuidString).lua")
    defer { try? FileManager.default.removeItem(at: file) }
    try Data("local kept = {} while true do kept[#kept + 1] = ('x'):rep(1e5) end".utf8)
      .write(to: file)
    expectEnd(try ToolProcess(words + ["--plugin", file.path] + limit).finish())
  }

  private func expectEnd(_ end: ToolProcess.End) {
    #expect(end.reason == .exit)
    #expect(end.status == 3)
    #expect(end.errors.contains("limit of ") && end.errors.contains(" was reached"))
  }
}
