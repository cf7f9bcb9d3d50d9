-- Talk, 19:16: a step that measures its subtitle and then lays itself out again.
--
-- The lazy stack measures the step first as it is without that. It grows after it appeared, and
-- pushes what is below it: a scroll to a step ends beside it. Each step takes a second body, and
-- each frame in which one appears a second pass.
--
--   lazylab run --events none Examples/talk/25-ongeometrychange-in-a-subview.lua

local steps = {}
for number = 1, 200 do
  steps[number] = { id = number, title = "Step " .. number,
    subtitle = ("Fold along the crease, and open it again. "):rep(number * 7 % 3 + 1) }
end

local function diagramHeight(subtitleHeight)
  return subtitleHeight and 80 + 2 * subtitleHeight or 80
end

-- Don't change layout after views appear
View "StepView" { parameters = { "step" },
  state = { "subtitleHeight" },
  body = function(self)
    return VStack {
      Color("gray")
        :frame { height = diagramHeight(self.state.subtitleHeight) },
      Text { self.step.title, size = 20 },
      Text(self.step.subtitle)
        :onGeometryChange {
          of = function(geometry) return geometry.size.height end,
          function(_, value)
            self.state.subtitleHeight = value
          end,
        },
    }
  end,
}

local window = Window { width = 390, height = 844,
  ScrollView {
    LazyVStack { ForEach(steps, function(step) return StepView { step = step } end) },
  },
}
window:scrollView():scrollTo { id = 100, anchor = "bottom" }
local views, passes = window.metrics.byView.StepView, 0
for event in window.trace:events { kind = "frame" } do passes = math.max(passes, event.passes) end
print(string.format("%d steps made, %d bodies, passes of a frame: up to %d", views.inits,
  views.bodies, passes))
print(string.format("the scroll to step 100 ends %.1f points beside it, after %d moves",
  window.metrics.landingError, window.metrics.moves))
