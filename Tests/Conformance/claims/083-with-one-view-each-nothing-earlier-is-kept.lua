-- Claim 83: if each row is one subview, no earlier row is kept.
-- Fails with `subviews = "dynamic"` for `subviews = 1`.
local StepView = View "StepView" { body = function() return Item { height = 100 } end }
local window = Window { width = 390, height = 300,
  ScrollView {
    LazyVStack { spacing = 0,
      ForEach { 1000, id = "step-%d", subviews = 1, function() return StepView {} end },
    },
  },
}
local scroll = window:scrollView()
for _ = 1, 500 do scroll:drag { by = 100 } end
lab.expectEqual(window:node("step-501").frame.y, 0.0, "step 501 is the first in sight")
local visible, ahead, retained = 3, 1, 17
lab.expect(window.metrics.liveViews <= visible + ahead + retained, "what lives is in sight, ahead, or "
  .. "was in sight at most sixteen updates ago")
