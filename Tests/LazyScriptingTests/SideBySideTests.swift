import LazyTestSupport
import Testing

@testable import LazyScripting

/// Lazy stacks side by side in one scroll view, aligned at their starts, middles or ends.
@Suite struct SideBySideTests {
  private static let alignments = [
    "vertical": ["top", "center", "bottom"], "horizontal": ["leading", "center", "trailing"],
  ]

  private func script(seed: UInt64, axis: String, alignment: String) -> String {
    let isVertical = axis == "vertical"
    let (outer, inner) = isVertical ? ("HStack", "LazyVStack") : ("VStack", "LazyHStack")
    return """
      local function rows(name, count, most, step)
        local rows = {}
        for i = 1, count do rows[i] = { id = name .. i, length = 30 + (i * step) % most } end
        return rows
      end
      local a, b = rows("a", 40, 90, \(37 * seed)), rows("b", 25, 120, \(53 * seed))
      local function row(e)
        return Item { \(isVertical ? "height" : "width") = e.length }
      end
      local w = Window { width = 400, height = 500, ScrollView { axes = "\(axis)",
        \(outer) { alignment = "\(alignment)", spacing = 10,
          \(inner) { spacing = 0, ForEach { a, row } },
          \(inner) { spacing = 0, ForEach { b, row } } } } }
      local s = w:scrollView()
      assert(s.contentOffset.x == 0 and s.contentOffset.y == 0, "it opens at its start")
      assert(w:node "a1".phase == "placed" or w:node "b1".phase == "placed")
      for step = 1, 12 do
        local kind = (step * \(seed) * 7) % 5
        if kind == 0 then s:drag { by = 300 }
        elseif kind == 1 then s:drag { by = -200 }
        elseif kind == 2 then s:scrollTo { id = "a" .. step * 3, anchor = "center" }
        elseif kind == 3 then
          w:update(function() table.remove(a, 3) a[5].length = a[5].length + 33 end)
        else s:drag { by = 700 } end
        w:check()
      end
      for event in w.trace:events { kind = "diagnostic" } do error(tostring(event)) end
      """
  }

  @Test(arguments: Seeds.first(12, long: 200), ["vertical", "horizontal"])
  func `they come to rest, and open at their start`(seed: UInt64, axis: String) throws {
    for alignment in Self.alignments[axis] ?? [] {
      let run = try ScriptRun(script(seed: seed, axis: axis, alignment: alignment))
      #expect(run.error == nil, "\(alignment)")
    }
  }
}
