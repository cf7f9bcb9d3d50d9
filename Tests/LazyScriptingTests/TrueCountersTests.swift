import LazyTestSupport
import Testing

@testable import LazyScripting

/// The counters of views count what happened, in eager stacks and inside rows as well.
@Suite(.leavesNothing) struct TrueCountersTests {
  @Test func `an eager stack measures all its elements, once until it is described anew`() throws {
    try expectOutput(
      of: """
        local tall = false
        local w = Window { width = 390, height = 400, function() return ScrollView { VStack {
          ForEach { 100, id = "e%d", function(i)
            return Item { height = tall and i == 3 and 90 or 30 } end } } } end }
        print(w.metrics.measures, w:node("e3").measures, w:node("e99").measures)
        w:scrollView():drag { by = 40 }
        print(w.metrics.measures)
        w:update(function() tall = true end)
        print(w.metrics.measures, w:node("e3").measures, w:node("e4").measures)
        """,
      "100\t1\t1\n100\n200\t2\t2"
    )
  }

  @Test func `a view inside a row is counted by itself`() throws {
    try expectOutput(
      of: """
        local w = Window { width = 390, height = 400, ScrollView { LazyVStack { spacing = 0,
          ForEach { 100, id = "r%d", function(i)
            return VStack { Item { height = 50 }:id("inner-" .. i) } end } } } }
        local feed = w:scrollView()
        local function show(id)
          local node = w:node { "r1", id }
          print(id, node.phase, node.appears, node.measures)
        end
        show "inner-1"
        feed:drag { by = 200 }
        show "inner-1"
        feed:drag { by = -200 }
        show "inner-1"
        """,
      "inner-1\tplaced\t1\t1\ninner-1\tretained\t1\t1\ninner-1\tplaced\t2\t2"
    )
  }
}
