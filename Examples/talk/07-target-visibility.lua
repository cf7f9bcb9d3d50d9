-- Talk, 8:51: a button that is shown near the top, decided by the steps in sight.
--
-- Which steps are in sight is no guess: the button goes away and comes back at the same step, also
-- after a rotation further down, and it changes once each way.
--
--   lazylab run --events none Examples/talk/07-target-visibility.lua

local steps = {}
for number = 1, 40 do steps[number] = { id = number, height = number == 1 and 300 or 80 } end

-- Absolute offset
View "ContentView" { state = { isScrollToShowcaseVisible = false },
  body = function(self)
    return ScrollView {
      LazyVStack {
        ForEach(steps, function(step)
          return StepView { step = step }
        end),
      },
    }
    :overlay { alignment = "bottom",
      self.state.isScrollToShowcaseVisible and Button("Showcase", function() end),
    }
    :onScrollTargetVisibilityChange {
      idType = "number", threshold = 0.8,
      function(visibleIDs)
        self.state.isScrollToShowcaseVisible = shouldShowScrollButton(visibleIDs)
      end,
    }
  end,
}

function shouldShowScrollButton(visibleIDs)
  return visibleIDs:contains(1)
end

View "StepView" { parameters = { "step" },
  body = function(self) return Item { height = self.step.height } end,
}

local window = Window { width = 390, height = 844, ContentView {}:id("app") }
local scroll = window:scrollView()
local wasVisible
local function look()
  local isVisible = window:node("app").state.isScrollToShowcaseVisible
  if isVisible ~= wasVisible then
    print(string.format("%-6s at offset %3.0f, where step %d is on top",
      isVisible and "shown" or "hidden", scroll.contentOffset.y, scroll.visibleIDs[1]))
  end
  wasVisible = isVisible
end

look()
for _ = 1, 45 do
  scroll:drag { by = 20 }
  look()
end
window:rotate()
repeat
  local before = scroll.contentOffset.y
  scroll:drag { by = -20 }
  look()
until scroll.contentOffset.y == before
