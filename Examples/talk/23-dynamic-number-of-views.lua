-- Talk, 18:24: what a dynamic number of views costs when a program scrolls.
--
-- To find a step by its id, and to count the subviews before it, the lazy stack has to construct
-- every StepView up to it. The further the target, the more bodies run in one frame.
--
--   lazylab run --events none Examples/talk/23-dynamic-number-of-views.lua

local steps = {}
for number = 1, 1000 do
  steps[number] = { id = number, detailLevel = number % 3 == 2 and 1 or 2 }
end
local function isVisible(step, detailLevel) return step.detailLevel >= detailLevel end

-- Dynamic number of views
View "ContentView" {
  body = function()
    return ScrollView {
      LazyVStack {
        ForEach { steps, subviews = "dynamic", function(step)
          return StepView { step = step }
        end },
      },
    }
  end,
}

View "StepView" { parameters = { "step" },
  environment = { detailLevel = 2 },
  body = function(self)
    if isVisible(self.step, self.environment.detailLevel) then
      return Item { height = 220 }
    end
  end,
}

for _, id in ipairs { 100, 499, 1000 } do
  local window = Window { width = 390, height = 844, ContentView {} }
  local before = window.metrics.byView.StepView.bodies
  window:scrollView():scrollTo { id = id, anchor = "bottom" }
  print(string.format("to step %4d: %4d bodies, and %4d views live", id,
    window.metrics.byView.StepView.bodies - before, window.metrics.liveViews))
end
