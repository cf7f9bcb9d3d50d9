-- Talk, 18:53: the same scrolls with steps that are filtered in the data.
--
-- Each step is one subview. The lazy stack asks the ForEach where an id is and constructs nothing
-- on the way, so that it does not matter how far the target is.
--
--   lazylab run --events none Examples/talk/24-filter-at-the-data-level.lua

local stored = {}
for number = 1, 1000 do
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
  body = function() return Item { height = 220 } end,
}

for _, id in ipairs { 100, 499, 1000 } do
  local window = Window { width = 390, height = 844, ContentView { detailLevel = 2 } }
  local before = window.metrics.byView.StepView.bodies
  window:scrollView():scrollTo { id = id, anchor = "bottom" }
  print(string.format("to step %4d: %4d bodies, and %4d views live", id,
    window.metrics.byView.StepView.bodies - before, window.metrics.liveViews))
end
