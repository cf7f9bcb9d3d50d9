-- Claim 88: with filtered data no view has to be made to learn a count or the index of an id.
-- Fails with `VStack` for `LazyVStack`.
local steps = {}
for number = 1, 3000 do
  if number % 3 ~= 0 then steps[#steps + 1] = { id = "step-" .. number } end
end

local StepView = View "StepView" {
  parameters = { "step" },
  body = function() return Item { height = 100 } end,
}

local window = Window { width = 390, height = 600,
  ScrollView {
    LazyVStack { spacing = 0,
      ForEach { steps, function(step) return StepView { step = step } end },
    },
  },
}
local scroll = window:scrollView()
local names = { "inits", "bodies", "measures", "renders", "appears" }
local before = window.metrics(names)
lab.expectEqual(window.metrics.byView.StepView.bodies, 7, "six rows fill the rect, one is ahead")

lab.expectEqual(scroll.count, 2000, "the number of subviews")
lab.expect(not scroll.isCountEstimated, "is exact")
lab.expectEqual(scroll:index("step-1"), 1, "the index of the first")
lab.expectEqual(scroll:index("step-1501"), 1001, "the index of one in the middle")
lab.expectEqual(scroll:index("step-2999"), 2000, "the index of the last")
lab.expectEqual(scroll:index("step-3"), nil, "a step that the filter left out has none")
lab.expectEqual(window.metrics(names), before, "asking has evaluated nothing")
lab.expectEqual(window.frame, 1, "and made no frame")
