-- Talk, 9:29: each StepView is one subview of the lazy stack.
--
-- The ForEach is no subview itself: it resolves to a StepView for each step, and these are what the
-- stack counts, loads and places.
--
--   lazylab run --events none Examples/talk/08-one-resolved-subview.lua

local steps = {}
for number = 1, 40 do steps[number] = { id = number } end

-- Origami
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
  body = function() return Item { height = 220 } end,
}

local window = Window { width = 390, height = 600, ContentView {} }
print(#steps .. " steps, " .. window:scrollView().count .. " subviews")
print(window:tree())
