-- Claim 80: if rows resolve to one view or none, those before the visible ones stay alive; their
-- contents do not.
-- Fails with `1` for `"dynamic"`.
local Content = View "Content" { body = function() return Item { height = 100 } end }
local StepView = View "StepView" {
  body = function() return Content {} end,
}
local window = Window { width = 390, height = 300,
  ScrollView {
    LazyVStack { spacing = 0,
      ForEach { 1000, id = "step-%d", subviews = "dynamic", function() return StepView {} end },
    },
  },
}
local scroll = window:scrollView()
for _ = 1, 500 do scroll:drag { by = 100 } end
lab.expectEqual(window:node("step-501").frame.y, 0.0, "step 501 is the first in sight")
lab.expect(window.metrics.liveViews >= 501, "the views of all steps before it live")
lab.expect(window.metrics.byView.StepView.bodies < 600, "those of steps that are further on do not")
lab.expect(window.metrics.liveNodes < 40, "and what they contain lives only where it is in sight or "
  .. "was a moment ago")
