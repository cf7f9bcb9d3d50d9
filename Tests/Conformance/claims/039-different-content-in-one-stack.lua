-- Claim 39: a ForEach and another view can share a lazy stack: first all steps, then that view.
-- Fails with `VStack` for `LazyVStack`.
local StepView = View "StepView" {
  parameters = { "step" },
  body = function(self) return Item { height = self.step.height } end,
}
local Showcase = View "Showcase" {
  body = function() return Item { height = 240 } end,
}

local steps = {}
for number = 1, 12 do steps[number] = { id = "step-" .. number, height = 100 + number * 5 } end

local window = Window { width = 390, height = 844,
  ScrollView {
    LazyVStack {
      ForEach { steps, function(step) return StepView { step = step } end },
      Showcase():id("showcase"),
    },
  },
}
local scroll = window:scrollView()
lab.expectEqual(scroll.count, 13, "twelve steps and one showcase are thirteen subviews")
lab.expect(not scroll.isCountEstimated, "their number is known")
lab.expectEqual(window.metrics.byView.StepView.bodies, 8, "seven steps fill the rect, one is ahead")

local seen = {}
repeat
  local before = scroll.contentOffset.y
  for _, id in ipairs(scroll.visibleIDs) do
    if not seen[id] then
      seen[#seen + 1] = id
      seen[id] = true
    end
  end
  scroll:drag { by = 100 }
until scroll.contentOffset.y == before
lab.expectEqual(#seen, 13, "all subviews come by")
for number = 1, 12 do lab.expectEqual(seen[number], "step-" .. number, "steps in their order") end
lab.expectEqual(seen[13], "showcase", "the showcase comes last")
local gap = window:node("showcase").frame.y - window:node("step-12").frame.maxY
lab.expectNear(gap, 8, 1e-9, "with the spacing of any two subviews before it")
lab.expectEqual(window:node("showcase").frame.maxY, 844.0, "the content ends with it")
