-- Talk, 10:52: a step that decides in its body whether there is anything to see.
--
-- Each StepView resolves to one subview or to none. It works, and its contents are loaded lazily.
-- But the stack addresses subviews by their index, so every StepView above those in sight has to be
-- evaluated, and is kept: the detail level might change. lazylab wants to be told that the number
-- differs: subviews = "dynamic".
--
--   lazylab run --events none Examples/talk/10-dynamic-number-of-subviews.lua

local steps = {}
for number = 1, 400 do
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
      return VStack {
        Item { height = 220 },
      }
    end
  end,
}

local window = Window { width = 390, height = 844, ContentView {} }
local scroll = window:scrollView()
local function look(when)
  print(string.format("%-17s %3d of %s subviews in sight, %3d views live, %3d bodies",
    when, #scroll.visibleIDs, scroll.isCountEstimated and "about " .. scroll.count or scroll.count,
    window.metrics.liveViews, window.metrics.byView.StepView.bodies))
end
print("in sight: " .. tostring(scroll.visibleIDs))
look("at first")
scroll:drag { by = 20000, duration = 4 }
look("20,000 points on")
window:setEnvironment("detailLevel", 1)
look("all details")
print(window:lint())
