-- Talk, 8:20: the same button, decided by the offset.
--
-- It is there from the start, though its state begins as false: the observer is told the first
-- value, too. It goes where the offset passes 100, which is an estimate: `window:lint()` says so,
-- and 07 decides by the steps in sight.
--
--   lazylab run --events none Examples/talk/06-absolute-offset.lua

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
    :onScrollGeometryChange {
      of = function(geometry) return geometry.contentOffset.y <= 100 end,
      function(_, newValue) self.state.isScrollToShowcaseVisible = newValue end,
    }
  end,
}

View "StepView" { parameters = { "step" },
  body = function(self) return Item { height = self.step.height } end,
}

local window = Window { width = 390, height = 844, ContentView {}:id("app") }
local scroll = window:scrollView()
local function look()
  print(string.format("%-6s at offset %g",
    window:node("app").state.isScrollToShowcaseVisible and "shown" or "hidden",
    scroll.contentOffset.y))
end

look()
for _ = 1, 6 do
  scroll:drag { by = 20 }
  look()
end
