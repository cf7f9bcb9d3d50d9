-- Claim 35: on the way up a wrong space above is corrected, so that row 0 ends at the very top.
-- Fails with `VStack` for `LazyVStack`.
local window = Window { width = 390, height = 600,
  ScrollView {
    LazyVStack { spacing = 0,
      ForEach { 100, id = function(_, index) return index - 1 end,
        height = function(index) return index <= 10 and 50 or 150 end,
      },
    },
  },
}
local scroll = window:scrollView()
scroll:scrollTo { id = 80, anchor = "top" }
local jump = window.frame

local steps = 0
repeat
  scroll:drag { by = -100 }
  steps = steps + 1
until scroll.contentOffset.y == 0 or steps == 500

lab.expectEqual(scroll.contentOffset.y, 0.0, "the way up ends at offset 0")
lab.expectEqual(scroll.visibleIDs[1], 0, "with row 0 as the first")
lab.expectEqual(window:node(0).frame.y, 0.0, "at the top of the scroll view")
lab.expectEqual(steps, 110, "after the 11000 points that really lie above row 80")

local corrections, last = 0, nil
for event in window.trace:events { kind = "correction", first = jump + 1 } do
  lab.expect(math.abs(event.by) > 0, "a correction corrects something")
  corrections, last = corrections + 1, event.frame
end
local arrival
for event in window.trace:events { kind = "place", id = 0, first = jump + 1 } do
  arrival = event.frame
end
lab.expect(corrections > 10, "there are corrections all the way")
lab.expect(arrival and last <= arrival, "the last is made no later than row 0 is placed")
