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
model.atEnd = true
window:step()
lab.expectEqual(window:scrollView().count, 1000, "the indicator is gone")
lab.expect(window.metrics.byView.Row.bodies <= 8, "and no row off screen was evaluated for it")
