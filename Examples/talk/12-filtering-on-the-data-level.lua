-- Talk, 12:15: the same filter in the data, with a query.
--
-- Each StepView is one subview. The stack knows their number without making any, keeps those in
-- sight and a few more, and another style evaluates only these.
--
--   lazylab run --events none Examples/talk/12-filtering-on-the-data-level.lua

local stored = {}
for number = 1, 400 do
  stored[number] = { id = number, detailLevel = number % 3 == 2 and 1 or 2 }
end

-- What SwiftData does with a Query, as far as it matters here.
local function Query(query)
  local found = {}
  for _, step in ipairs(stored) do
    if query.filter(step) then found[#found + 1] = step end
  end
  return found
end

-- Filter at the data level
View "ContentView" { parameters = { "detailLevel" },
  state = { steps = {} },
  init = function(self)
    local detailLevel = self.detailLevel
    self.state.steps = Query { filter = function(step)
      return step.detailLevel >= detailLevel
    end }
  end,
  body = function(self)
    return ScrollView {
      LazyVStack {
        ForEach(self.state.steps, function(step)
          return StepView { step = step }
        end),
      },
    }
  end,
}

View "StepView" { parameters = { "step" },
  state = { isOpen = false },
  environment = { writingStyle = "plain" },
  body = function(self)
    return Text("Fold, " .. self.environment.writingStyle):frame { height = 220 }
  end,
}

local window = Window { width = 390, height = 844, ContentView { detailLevel = 2 } }
local scroll = window:scrollView()
local bodies = 0
local function look(when)
  local all = window.metrics.byView.StepView.bodies
  print(string.format("%-19s %3d bodies, %d of %s steps in sight, states of %2d views", when,
    all - bodies, #scroll.visibleIDs, scroll.count, window.metrics.liveStates))
  bodies = all
end
look("at first")
scroll:drag { by = 20000, duration = 4 }
look("20,000 points on")
window:setEnvironment("writingStyle", "curly")
look("another style")
