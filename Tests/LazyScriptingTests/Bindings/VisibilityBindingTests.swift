import LazyScripting
import LazyTestSupport
import Testing

@Suite(.leavesNothing) struct VisibilityBindingTests {
  @Test func `target visibility tells the ids that qualify, filtered by type or function`() throws {
    let script = """
      local function seen(name) return function(ids) print(name, ids) end end
      local rows = ForEach { { 1, "b", 3 }, function(e) return Item { height = 50 } end }
      local window = Window { width = 100, height = 100, ScrollView { LazyVStack { spacing = 0, \
      rows } }
        :onScrollTargetVisibilityChange(seen "half")
        :onScrollTargetVisibilityChange { threshold = 0.9, seen "most" }
        :onScrollTargetVisibilityChange { idType = "string", seen "text" }
        :onScrollTargetVisibilityChange { idType = function(id) return id == 3 end, seen "three" } }
      window:scrollView():drag { by = 20 }
      """
    let lines = try ScriptRun.output(of: script).split(separator: "\n").sorted()
    #expect(lines == ["half\t1, b", "most\t1, b", "most\tb", "text\tb"])
  }

  @Test func `crossings are events with the place on the frame's way, and are counted`() throws {
    let script = """
      local window = Window { width = 300, height = 350, thresholds = { 0.5, 0.8 },
        ScrollView { LazyVStack { spacing = 0, ForEach { 20, id = "row-%d", height = 100 } } } }
      window:scrollView():drag { by = 60 }
      for event in window.trace:events { kind = "crossing", first = 2 } do
        print(event.id, event.threshold, event.isVisible, event.offset, event.progress)
      end
      print(window.metrics.crossings)
      """
    try expectOutput(
      of: script,
      """
      row-1\t0.8\tfalse\t20.0\t0.33333333333333
      row-4\t0.8\ttrue\t30.0\t0.5
      row-1\t0.5\tfalse\t50.0\t0.83333333333333
      10
      """
    )
  }

  @Test func `a view tells when it comes into and goes out of sight`() throws {
    let script = """
      local window = Window { width = 100, height = 100, ScrollView { LazyVStack { spacing = 0,
        ForEach(3, function(i)
          return Item { height = 80 }:onScrollVisibilityChange { threshold = 0.5, \
          function(isVisible)
            print(i, isVisible)
          end }
        end) } } }
      window:scrollView():drag { by = 60 }
      """
    try expectOutput(of: script, "1\ttrue\n2\tfalse\n1\tfalse\n2\ttrue")
  }
}
