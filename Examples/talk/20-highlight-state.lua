-- Talk, 17:16: a highlight in the state of a step is lost when the step is scrolled away.
--
-- Views out of sight are kept for a number of updates, in case they come back. When they are
-- deleted, their state is deleted with them, and the step that comes back is a new one.
--
--   lazylab run --events none Examples/talk/20-highlight-state.lua

local steps = {}
for number = 1, 200 do steps[number] = { id = number } end

-- Highlighting
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
  state = { isHighlighted = false },
  body = function(self)
    return Item { height = 220 }
      :onTapGesture(function()
        self.state.isHighlighted = true
      end)
  end,
}

for _, updates in ipairs { 10, 20 } do
  local window = Window { width = 390, height = 844, ContentView {} }
  local scroll = window:scrollView()
  window:tap(2)
  scroll:drag { by = 600 }
  for _ = 1, updates do scroll:drag { by = 1 } end
  local phase = window:node(2).phase
  scroll:drag { by = -600 - updates }
  print(string.format("step 2 after %d updates out of sight: %s; then in sight, %s", updates, phase,
    window:node(2).state.isHighlighted and "highlighted" or "not highlighted"))
end
