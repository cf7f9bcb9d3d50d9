-- Talk, 16:40: a diagram is loaded by an object that is made with the step.
--
-- The step is made while it is prepared ahead of the scroll, so that its diagram is there before it
-- appears. What is in the cache is not loaded again when the step comes back and is made anew.
--
--   lazylab run --events none Examples/talk/19-loading-in-the-initializer.lua

local steps = {}
for number = 1, 200 do steps[number] = { id = number } end

-- Diagram loading
View "StepView" { parameters = { "step" },
  state = { "diagramLoader" },
  init = function(self)
    self.state.diagramLoader = DiagramLoader(self.step.id)
  end,
  body = function(self)
    local diagram = self.state.diagramLoader.diagram
    return VStack {
      diagram and Text(diagram),
    }
    :frame { height = 220 }
  end,
}

local window
local cache, loads, loaded = {}, 0, {}
function DiagramLoader(id)
  local loader = Observable { diagram = cache[id] or false }
  if not cache[id] then
    loads = loads + 1
    after(0.3, function()
      cache[id] = "diagram " .. id
      loader.diagram = cache[id]
      loaded[id] = window.time
    end)
  end
  return loader
end

window = Window { width = 390, height = 844,
  ScrollView {
    LazyVStack {
      ForEach(steps, function(step) return StepView { step = step } end),
    },
  },
}
local scroll = window:scrollView()
scroll:drag { by = 2000, duration = 2 }
window:settle()
for id = 7, 11 do
  local made, appeared
  for event in window.trace:events { id = id } do
    if event.kind == "init" then made = made or event.time end
    if event.kind == "appear" then appeared = appeared or event.time end
  end
  print(string.format("step %2d appears %.2f s after it is made, %.2f s after its diagram is there",
    id, appeared - made, appeared - loaded[id]))
end
print(loads .. " diagrams were loaded")
scroll:drag { by = 10000, duration = 5 }
local before = loads
scroll:scrollTo { edge = "top" }
print(string.format("back at the top: %d loaded anew, step 1 made %d times", loads - before,
  window:node(1).inits))
