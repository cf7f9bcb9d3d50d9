-- Talk, 1:23: the origami app, a lazy stack of steps.
--
-- Three steps are in sight and a slice of the fourth; nothing else is evaluated, and the length of
-- all the others is a guess that changes on the way down. After a rotation the topmost step holds
-- its place. Further up lengths are guessed anew, and on the way back to the top the offset is
-- corrected until it is 0 there, while no step moves on screen.
--
--   lazylab run --events none Examples/talk/01-origami-app.lua

local subtitles = {
  "Lay the paper down, color below.",
  "Fold it in half from corner to corner, press, and open it again.",
  "Fold both edges to that crease, so that a kite lies before you. Turn it over and press hard.",
}
local steps = {}
for number = 1, 40 do
  local subtitle = number > 30 and "Once more." or subtitles[number * number % 11 % 3 + 1]
  steps[number] = { id = number, title = "Step " .. number, subtitle = subtitle }
end

-- Origami app
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
    return VStack {
      Item { height = 150 },
      Text { self.step.title, size = 20 },
      Text(self.step.subtitle),
    }
  end,
}

local function open()
  local window = Window { width = 390, height = 844, ContentView {} }
  return window, window:scrollView()
end

local window, scroll = open()
for _, step in ipairs(scroll.visibleIDs) do
  print(string.format("step %d: %3.0f %% in sight", step, window:node(step).visibleFraction * 100))
end
print(window.metrics.byView.StepView.bodies .. " bodies, the fifth ahead of its appearance")

print("\noffset  length of all")
local before
repeat
  before = scroll.contentOffset.y
  print(string.format("%6.0f  %s%.1f", before, scroll.isContentSizeEstimated and "about " or "",
    scroll.contentSize.height))
  scroll:drag { by = 1500 }
until scroll.contentOffset.y == before

window, scroll = open()
scroll:drag { by = 800 }
local function top()
  local step = scroll.visibleIDs[1]
  return string.format("step %d is on top, %.0f %% of it in sight", step,
    window:node(step).visibleFraction * 100)
end
print("\nupright: " .. top())
window:rotate()
print("lying:   " .. top())
local moves = window.metrics.moves
repeat
  before = scroll.contentOffset.y
  scroll:drag { by = -100 }
until scroll.contentOffset.y == before
print(string.format("at the top again: %d corrections by %.1f points, %d moves; the offset is %g",
  window.metrics.corrections, window.metrics.jitter, window.metrics.moves - moves, before))
