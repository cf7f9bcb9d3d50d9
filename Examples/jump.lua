-- A jump past rows that nobody has seen, and the way back: the content offset is not an address.
--
--   lazylab run --events none Examples/jump.lua

-- Ten rows of 50 points, then ninety of 150: together 14,000 points.
local window = Window { width = 390, height = 600,
  ScrollView {
    LazyVStack { spacing = 0,
      ForEach { 100, id = "row-%d", height = function(i) return i <= 10 and 50 or 150 end },
    },
  },
}
local scroll = window:scrollView()

local function show(moment)
  print(string.format("%-18s offset %9.2f  content %9.2f  %s", moment,
    scroll.contentOffset.y, scroll.contentSize.height, scroll.visibleIDs))
end

-- Eleven rows are in sight: ten small ones and a large one. Their mean is all the stack knows.
show("at the start")

-- Row 81 begins at 11,000. But 80 times the mean of the rows seen is 4,727, so it is put there.
scroll:scrollTo { id = "row-81", anchor = "top" }
show("after the jump")

-- 150 points up, row 80 comes into sight. It is large again, so the mean grows, and with it the
-- guess for the rows above. The rows on screen follow the finger; the offset jumps.
local y, offset = window:node("row-81").frame.y, scroll.contentOffset.y
scroll:drag { by = -150 }
show("150 points up")
print(string.format("on the screen row-81 moved %.0f points; the offset changed by %.4f",
  window:node("row-81").frame.y - y, scroll.contentOffset.y - offset))
for event in window.trace:events { kind = "correction", first = window.frame } do
  print(string.format("the stack corrected it by %.4f because of %s", event.by, event.subject))
end

-- Further up, each row makes the guess a little better. At row 1 nothing is left to guess.
for _ = 1, 9 do scroll:drag { by = -150 } end
show("ten times as far")
repeat scroll:drag { by = -150 } until scroll.contentOffset.y == 0
show("at the top")
print(string.format("corrections: %d, together %.1f points; rows that moved by themselves: %d",
  window.metrics.corrections, window.metrics.jitter, window.metrics.moves))
