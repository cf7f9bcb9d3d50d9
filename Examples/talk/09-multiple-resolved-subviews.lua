-- Talk, 10:03: a body with two views at its top level, and no layout around them.
--
-- Each StepView resolves to two subviews, which the lazy stack loads and places separately: after
-- 180 points the first diagram is gone and its instructions are still there. The step itself is
-- evaluated once, for both.
--
--   lazylab run --events none Examples/talk/09-multiple-resolved-subviews.lua

local steps = {}
for number = 1, 40 do steps[number] = { id = number, subtitle = "Fold along the crease." } end

-- Multiple subviews
View "ContentView" {
  body = function()
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
  body = function(self)
    return
      StepDiagram { step = self.step },
      StepInstructions { step = self.step }
  end,
}

View "StepDiagram" { parameters = { "step" },
  body = function() return Item { height = 160 } end,
}

View "StepInstructions" { parameters = { "step" },
  body = function(self) return Text(self.step.subtitle):frame { height = 60 } end,
}

local window = Window { width = 390, height = 600, ContentView {} }
print(#steps .. " steps, " .. window:scrollView().count .. " subviews")
window:scrollView():drag { by = 180 }
print(window:tree())
local views = window.metrics.byView
print(string.format("bodies: %d StepView, %d StepDiagram, %d StepInstructions",
  views.StepView.bodies, views.StepDiagram.bodies, views.StepInstructions.bodies))
