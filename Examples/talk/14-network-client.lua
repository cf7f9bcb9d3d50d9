-- Talk, 12:48: the token belongs to a model, and a view further up decides.
--
-- Each StepView is one subview, whether somebody is authenticated or not. Where nobody is, there is
-- no lazy stack at all, but a ContentUnavailableView.
--
--   lazylab run --events none Examples/talk/14-network-client.lua

local steps = {}
for number = 1, 400 do steps[number] = { id = number } end
local client = Observable { token = false }

-- Optional unwrapping
View "ContentView" {
  environment = { "networkClient" },
  body = function(self)
    if not self.environment.networkClient.token then
      return ContentUnavailableView { "Sign in to see the steps" }
    end
    return ScrollView {
      LazyVStack {
        ForEach(steps, function(step)
          return StepView { step = step }
        end),
      },
    }
  end,
}

View "StepView" { parameters = { "step" },
  environment = { "networkClient" },
  body = function(self)
    local _ = self.environment.networkClient
    return Item { height = 220 }
  end,
}

local window = Window { width = 390, height = 844,
  ContentView {}:environment("networkClient", client) }
local function look(when)
  print(string.format("%-12s %2d bodies of steps, %2d views live", when,
    window.metrics.byView.StepView.bodies, window.metrics.liveViews))
end
print(window:tree())
look("no token")
client.token = "secret"
window:step()
look("a token")
window:scrollView():scrollTo { id = 300, anchor = "top" }
look("at step 300")
