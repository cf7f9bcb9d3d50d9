-- Pain 26: a view vanishes in the middle of its scroll transition.
--
-- A lazy stack decides what to load and remove by the frame of a view, wherever an effect draws it.
-- A view that grows beyond its frame, or is drawn outside it, is removed while it would still be
-- seen; one that is drawn into sight is not loaded. An effect that stays in the frame is safe.
--
--   lazylab run --events none Examples/pains/26-a-view-that-vanishes-in-its-transition.lua

local function screen(transition)
  return Window { width = 390, height = 400,
    ScrollView {
      LazyVStack { spacing = 0,
        ForEach { 100, id = "row-%d", function()
          return Item { height = 100 }:scrollTransition(transition)
        end },
      },
    },
  }
end

local function report(name, transition)
  local window = screen(transition)
  local scroll = window:scrollView()
  local worst = 0
  print(name)
  for _ = 1, 12 do
    scroll:drag { by = 25 }
    for _, view in ipairs(window.reports.vanishedEarly) do
      worst = math.max(worst, math.min(view.drawnRect.maxY, 400) - math.max(view.drawnRect.minY, 0))
    end
  end
  print("  removed while up to " .. string.format("%.0f", worst) .. " points of it would be drawn")
  for _, finding in ipairs(window:lint()) do
    if finding.rule == "transformIntoView" then
      print("  lint: " .. finding.cost)
      print("  remedy: " .. finding.remedy)
    end
  end
end

report("grows about its top edge", function(effect, phase)
  return effect:scaleEffect { 1 + 0.5 * math.abs(phase.value), anchor = "top" }
end)
report("shrinks", function(effect, phase)
  return effect:scaleEffect(1 - 0.1 * math.abs(phase.value)):opacity(1 - math.abs(phase.value))
end)

print("frame by frame, the first row grows about its top")
local window = screen(function(effect, phase)
  return effect:scaleEffect { 1 + 0.5 * math.abs(phase.value), anchor = "top" }
end)
local scroll = window:scrollView()
for _ = 1, 5 do
  scroll:drag { by = 24 }
  local node = window:node("row-1")
  if node.frame then
    print(string.format("  offset %3g: frame ends at %4g, drawn to %5.1f, value %5.2f",
      scroll.contentOffset.y, node.frame.maxY, node.drawnRect.maxY, node.transition.value))
  else
    print(string.format("  offset %3g: %s", scroll.contentOffset.y, node.phase))
  end
end
