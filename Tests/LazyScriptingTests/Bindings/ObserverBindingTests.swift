import LazyScripting
import Testing

@Suite struct ObserverBindingTests {
  @Test func `views tell when they appear and disappear`() throws {
    let script = """
      local window = Window { width = 100, height = 100, ScrollView { LazyVStack { spacing = 0,
        ForEach(10, function(i)
          return Item { height = 60 }:onAppear(function() print("+", i) end)
            :onDisappear(function() print("-", i) end)
        end) } } }
      window:scrollView():drag { by = 60 }
      """
    try expectOutput(of: script, "+\t1\n+\t2\n+\t3\n-\t1")
  }

  @Test func `target visibility tells the ids that qualify, filtered by type or function`() throws {
    let script = """
      local function seen(name) return function(ids) print(name, ids) end end
      local rows = ForEach { { 1, "b", 3 }, function(e) return Item { height = 50 } end }
      local window = Window { width = 100, height = 100, ScrollView { LazyVStack { spacing = 0, rows } }
        :onScrollTargetVisibilityChange(seen "half")
        :onScrollTargetVisibilityChange { threshold = 0.9, seen "most" }
        :onScrollTargetVisibilityChange { idType = "string", seen "text" }
        :onScrollTargetVisibilityChange { idType = function(id) return id == 3 end, seen "three" } }
      window:scrollView():drag { by = 20 }
      """
    let lines = try ScriptRun.output(of: script).split(separator: "\n").sorted()
    #expect(lines == ["half\t1, b", "most\t1, b", "most\tb", "text\tb"])
  }

  @Test func `a view tells when it comes into and goes out of sight`() throws {
    let script = """
      local window = Window { width = 100, height = 100, ScrollView { LazyVStack { spacing = 0,
        ForEach(3, function(i)
          return Item { height = 80 }:onScrollVisibilityChange { threshold = 0.5, function(isVisible)
            print(i, isVisible)
          end }
        end) } } }
      window:scrollView():drag { by = 60 }
      """
    try expectOutput(of: script, "1\ttrue\n2\tfalse\n1\tfalse\n2\ttrue")
  }

  @Test func `observers with one parameter get the new value, others both`() throws {
    let script = """
      local function offset(geometry) return geometry.contentOffset.y end
      local view = ScrollView { LazyVStack { spacing = 0, ForEach { 100, height = 50 } } }
        :onScrollGeometryChange { of = offset, function(new) print("one", new) end }
        :onScrollGeometryChange { of = offset, function(old, new) print("two", old, new) end }
        :onScrollGeometryChange { of = offset, function(...) print("any", ...) end }
        :onScrollGeometryChange { of = function(g) return g.contentOffset end,
          function(old, new) print("point", old, new) end }
      local window = Window { width = 100, height = 100, view }
      window:scrollView():drag { by = 10 }
      window:step(2)
      """
    try expectOutput(
      of: script,
      """
      one\t10.0
      two\t0.0\t10.0
      any\t0.0\t10.0
      point\tx 0 y 0\tx 0 y 10
      """
    )
  }

  @Test func `a phase observer gets the geometry in its context`() throws {
    let script = """
      local window = Window { width = 100, height = 100, ScrollView { LazyVStack { spacing = 0,
        ForEach { 100, height = 50 } } }:onScrollPhaseChange(function(old, new, context)
          print(old, new, context.geometry.containerSize.height)
        end) }
      window:scrollView():drag { by = 10 }
      """
    let output = try ScriptRun.output(of: script)
    #expect(output.hasPrefix("idle\ttracking\t100.0\n"))
    #expect(output.hasSuffix("\tidle\t100.0"))
  }
}
