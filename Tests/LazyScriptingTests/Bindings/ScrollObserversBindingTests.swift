import LazyScripting
import LazyTestSupport
import Testing

@Suite(.leavesNothing) struct ScrollObserversBindingTests {
  @Test
  func `observers are told in the written order; one parameter gets the new value, more both`()
    throws
  {
    let script = """
      local function offset(geometry) return geometry.contentOffset.y end
      local view = ScrollView { LazyVStack { spacing = 0, ForEach { 100, height = 50 } } }
        :onScrollGeometryChange { of = offset, function(new) print("one", new) end }
        :onScrollGeometryChange { of = offset, function(old, new) print("two", old, new) end }
        :onScrollGeometryChange { of = offset, function(...) print("any", ...) end }
        :onScrollGeometryChange { of = function(g) return g.contentOffset end,
          function(old, new) print("point", old, new) end }
      local window = Window { width = 100, height = 100, view }
      print "scrolled"
      window:scrollView():drag { by = 10 }
      window:step(2)
      """
    try expectOutput(
      of: script,
      """
      one\t0.0
      two\t0.0\t0.0
      any\t0.0\t0.0
      point\tx 0 y 0\tx 0 y 0
      scrolled
      one\t10.0
      two\t0.0\t10.0
      any\t0.0\t10.0
      point\tx 0 y 0\tx 0 y 10
      """
    )
  }

  @Test func `a profile leaves out the call for the first value`() throws {
    let script = """
      for _, isTold in ipairs { true, false } do
        local window = Window { width = 100, height = 100,
          profile = lab.profile { initialScrollGeometryCallback = isTold },
          ScrollView { LazyVStack { ForEach { 100, height = 50 } } }:onScrollGeometryChange {
            of = function(geometry) return geometry.contentOffset.y <= 5 end, print } }
        window:scrollView():drag { by = 10 }
      end
      """
    try expectOutput(of: script, "true\ttrue\ntrue\tfalse\ntrue\tfalse")
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
