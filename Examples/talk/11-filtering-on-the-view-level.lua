-- Talk, 11:46: what filtering in the body costs when something else changes.
--
-- StepView also uses the writing style. When that changes, the bodies of all steps run again that
-- have used it, of which only a few are in sight: they are kept because the number of their views
-- may change. Their state is not released either.
--
--   lazylab run --events none Examples/talk/11-filtering-on-the-view-level.lua

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
  state = { isOpen = false },
  environment = { detailLevel = 2, writingStyle = "plain" },
  body = function(self)
    if isVisible(self.step, self.environment.detailLevel) then
      return Text("Fold, " .. self.environment.writingStyle):frame { height = 220 }
    end
  end,
}

local window = Window { width = 390, height = 844, ContentView {} }
local scroll = window:scrollView()
local bodies = 0
local function look(when)
  local all = window.metrics.byView.StepView.bodies
  print(string.format("%-19s %3d bodies, %d steps in sight, states of %3d views", when,
    all - bodies, #scroll.visibleIDs, window.metrics.liveStates))
  bodies = all
end
look("at first")
scroll:drag { by = 20000, duration = 4 }
look("20,000 points on")
window:setEnvironment("writingStyle", "curly")
look("another style")
