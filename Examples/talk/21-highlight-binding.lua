-- Talk, 17:33: a highlight in a view around the lazy stack, by a binding, is kept.
--
-- The step is deleted as before, and made anew when it comes back. The set of those that are
-- highlighted belongs to ContentView, which stays.
--
--   lazylab run --events none Examples/talk/21-highlight-binding.lua

local steps = {}
for number = 1, 200 do steps[number] = { id = number } end

-- Highlighting
View "ContentView" {
  state = { highlighted = {} },
  body = function(self)
    return ScrollView {
      LazyVStack {
        ForEach(steps, function(step)
          return StepView { step = step, highlighted = self.binding.highlighted }
        end),
      },
    }
  end,
}

View "StepView" { parameters = { "step" },
  bindings = { "highlighted" },
  body = function(self)
    return Item { height = self.highlighted[self.step.id] and 260 or 220 }
      :onTapGesture(function()
        self.highlighted[self.step.id] = true
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
    window:node(2).frame.height == 260 and "highlighted" or "not highlighted"))
end
