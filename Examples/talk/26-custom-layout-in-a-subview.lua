-- Talk, 19:17: the same steps with a layout of their own.
--
-- StepLayout asks the subtitle how long it is and gives the diagram its length in the same pass. So
-- the lazy stack measures each step once, at its final length, and the scroll ends at its target.
--
--   lazylab run --events none Examples/talk/26-custom-layout-in-a-subview.lua

local steps = {}
for number = 1, 200 do
  steps[number] = { id = number, title = "Step " .. number,
    subtitle = ("Fold along the crease, and open it again. "):rep(number * 7 % 3 + 1) }
end

local function diagramHeight(subtitleHeight)
  return 80 + 2 * subtitleHeight
end

-- Don't change layout after views appear
View "StepView" { parameters = { "step" },
  body = function(self)
    return StepLayout {
      Color("gray"),
      Text { self.step.title, size = 20 },
      Text(self.step.subtitle),
    }
  end,
}

Layout "StepLayout" {
  parameters = { spacing = 8 },
  sizeThatFits = function(self, proposal, subviews)
    local title = subviews[2]:sizeThatFits { width = proposal.width }
    local subtitle = subviews[3]:sizeThatFits { width = proposal.width }
    return proposal.width or math.max(title.width, subtitle.width),
      diagramHeight(subtitle.height) + title.height + subtitle.height + 2 * self.spacing
  end,
  placeSubviews = function(self, bounds, proposal, subviews)
    local y, width = bounds.minY, bounds.width
    local height = diagramHeight(subviews[3]:sizeThatFits { width = width }.height)
    for number, subview in ipairs(subviews) do
      local size = subview:place { x = bounds.midX, y = y, anchor = "top", width = width,
        height = number == 1 and height or nil }
      y = y + size.height + self.spacing
    end
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
