-- Claim 57: without a surrounding ScrollView the stack is a column that is cut off and does not
-- scroll.
-- Fails with `VStack` for `LazyVStack`.
-- Fails with `height = 5000 }` for `height = 50 }`.
local window = Window { width = 390, height = 600,
  LazyVStack { spacing = 0, ForEach { 500, id = "row-%d", height = 50 } },
}
local isFound, message = pcall(window.scrollView, window)
lab.expectEqual(isFound, false, "there is nothing to scroll")
lab.expect(tostring(message):find("the window has no scroll view", 1, true), "and it says so")

local placed = 0
for index = 1, 500 do
  if window:node("row-" .. index).phase == "placed" then placed = placed + 1 end
end
lab.expect(placed == 12 or placed == 13, "what the window shows is placed, and nothing else")
local middle = window:node("row-250").frame
lab.expect(middle and middle.y > 200 and middle.maxY < 400, "the middle of the column is shown")
lab.expectEqual(window:node("row-3").phase, "absent", "what is outside cannot be reached")
lab.expectEqual(window:node("row-500").phase, "absent", "at either end")

-- What follows the column stands at its estimated end.
local column = Window { width = 390, height = 600,
  VStack { spacing = 0,
    LazyVStack { spacing = 0,
      ForEach { 8, id = "row-%d", height = function(index) return index < 3 and 10 or 50 end },
    },
    Item { height = 20 }:id("after"),
  },
}
lab.expectEqual(column:node("after").frame.y, column:node("row-8").frame.maxY, "no overlap")
