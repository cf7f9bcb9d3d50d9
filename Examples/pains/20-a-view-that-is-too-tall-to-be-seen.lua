-- Pain 20: the visibility callback is never called for tall views.
--
-- The threshold is a fraction of the view. At most half of a view twice as tall as the screen can
-- be seen, never 80 %. Use a smaller threshold, or observe a small view at its end.
--
--   lazylab run --events none Examples/pains/20-a-view-that-is-too-tall-to-be-seen.lua

local height = 600
local thresholds = { 0.2, 0.5, 0.8 }

print("length   most that is seen   called at 20 %   50 %   80 %")
for _, share in ipairs { 0.5, 1, 1.25, 2, 3 } do
  local called = {}
  local tall = Item { height = share * height }:id("tall")
  for _, threshold in ipairs(thresholds) do
    tall = tall:onScrollVisibilityChange { threshold = threshold, function(isVisible)
      if isVisible then called[threshold] = true end
    end }
  end
  local window = Window { width = 390, height = height,
    ScrollView {
      LazyVStack { spacing = 0,
        ForEach { 20, id = "before-%d", height = 50 }, tall,
        ForEach { 20, id = "after-%d", height = 50 },
      },
    },
  }
  local scroll, most = window:scrollView(), 0
  repeat
    local before = scroll.contentOffset.y
    scroll:drag { by = 20 }
    most = math.max(most, window:node("tall").visibleFraction or 0)
  until scroll.contentOffset.y == before
  local function mark(threshold) return called[threshold] and "yes" or "never" end
  print(string.format("%.2f V           %5.1f %%         %5s  %5s  %5s", share, 100 * most,
    mark(0.2), mark(0.5), mark(0.8)))
end
