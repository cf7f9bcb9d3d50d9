-- Talk, 12:35: unwrapping an optional in the body has the same effect.
--
-- Without a token no step has a view: every body runs, only to find out that there is nothing to
-- see. With a token all StepViews above those in sight are kept.
--
--   lazylab run --events none Examples/talk/13-optional-unwrapping.lua

local steps = {}
for number = 1, 400 do steps[number] = { id = number } end

-- Optional unwrapping
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
  environment = { "apiToken" },
  body = function(self)
    local token = self.environment.apiToken
    if token then
      return Item { height = 220 }
    end
  end,
}

local window = Window { width = 390, height = 844, ContentView {} }
local scroll = window:scrollView()
local function look(when)
  print(string.format("%-17s %d of %s subviews in sight, %3d bodies, %3d views live", when,
    #scroll.visibleIDs, scroll.isCountEstimated and "about " .. scroll.count or scroll.count,
    window.metrics.byView.StepView.bodies, window.metrics.liveViews))
end
look("no token")
window:setEnvironment("apiToken", "secret")
look("a token")
scroll:scrollTo { id = 300, anchor = "top" }
look("at step 300")
