-- Talk, 16:23: a diagram is loaded by a task, which starts when the step appears.
--
-- Each line is a step on its way down: how long after it is made it appears, and how long after
-- appearing it has its diagram. The time in which it is prepared ahead of the scroll is lost.
--
--   lazylab run --events none Examples/talk/18-loading-with-task.lua

local steps = {}
for number = 1, 200 do steps[number] = { id = number } end

local function DiagramLoader()
  return {
    loadDiagram = function(_, id)
      wait(0.3)
      return "diagram " .. id
    end,
  }
end

-- Diagram loading
View "StepView" { parameters = { "step" },
  state = { diagramLoader = DiagramLoader(), "diagram" },
  body = function(self)
    return VStack {
      self.state.diagram and Text(self.state.diagram),
    }
    :frame { height = 220 }
    :task(function()
      self.state.diagram = self.state.diagramLoader:loadDiagram(self.step.id)
    end)
  end,
}

local window = Window { width = 390, height = 844,
  ScrollView {
    LazyVStack {
      ForEach(steps, function(step) return StepView { step = step } end),
    },
  },
}
window:scrollView():drag { by = 2000, duration = 2 }
window:settle()
for id = 7, 11 do
  local made, appeared, loaded
  for event in window.trace:events { id = id } do
    if event.kind == "init" then made = event.time end
    if event.kind == "appear" then appeared = event.time end
    if event.kind == "body" then loaded = event.time end
  end
  print(string.format("step %2d appears %.2f s after it is made; its diagram is there %.2f s later",
    id, appeared - made, loaded - appeared))
end
