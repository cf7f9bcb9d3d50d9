-- Claim 91: a condition outside the rows, such as a final ProgressView, costs the rows nothing.
-- Fails with `subviews = "dynamic", ` for `subviews = 1, `.
local model = Observable { atEnd = false }
local Row = View "Row" { body = function() return Item { height = 100 } end }
local Feed = View "Feed" {
  body = function()
    return LazyVStack { spacing = 0,
      ForEach { 1000, subviews = 1, id = "row-%d", function() return Row {} end },
      not model.atEnd and ProgressView() or nil,
    }
  end,
}
local window = Window { width = 390, height = 300, ScrollView { Feed {} } }
lab.expectEqual(window:scrollView().count, 1001, "the rows and the indicator")
lab.expectEqual(window:scrollView().isCountEstimated, false, "the number of rows is known")
lab.expect(window.metrics.byView.Row.bodies <= 4, "only what is in sight is evaluated")
local function warnings()
  local found = 0
  for _, finding in ipairs(window:lint()) do
    if finding.rule == "dynamicRows" then found = found + 1 end
  end
  return found
end
window:scrollView():scrollTo { id = "row-501", anchor = "top" }
lab.expectEqual(warnings(), 0, "the lint finds no slow path")
model.atEnd = true
window:step()
lab.expectEqual(window:scrollView().count, 1000, "the indicator is gone")
lab.expect(window.metrics.byView.Row.bodies <= 12, "and no row off screen was evaluated for it")
lab.expectEqual(warnings(), 0, "and the lint finds none still")
