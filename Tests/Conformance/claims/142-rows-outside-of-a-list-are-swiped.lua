-- Claim 142: swipe actions work outside of a List: in a lazy stack, with one open row at a time.
-- Fails without `swipeActionsContainer():`.
local done = {}
local function list(name)
  return LazyVStack { spacing = 0,
    ForEach { 30, id = name .. "-%d", function(index)
      return Item { height = 50 }:swipeActions {
        Button { "Delete", action = function() done[#done + 1] = "delete " .. index end },
        Button { "Archive", action = function() done[#done + 1] = "archive " .. index end },
      }:swipeActions { edge = "leading", allowsFullSwipe = false,
        Button { "Pin", action = function() done[#done + 1] = "pin " .. index end },
      }
    end },
  }
end
local window = Window { width = 390, height = 400,
  VStack { spacing = 0,
    ScrollView { list("row") }:id("upper"):swipeActionsContainer():frame { height = 200 },
    ScrollView { list("other") }:id("lower"):frame { height = 200 },
  },
}
lab.expectEqual(window:swipe { "row-2", edge = "trailing" }, { "Delete", "Archive" }, "the buttons")
lab.expectEqual(window.openRows, { "row-2" }, "the row is open")
window:swipe { "row-3", edge = "leading" }
lab.expectEqual(window.openRows, { "row-3" }, "one row is open at a time")
window:swipe "other-1"
lab.expectEqual(window.openRows, { "row-3", "other-1" }, "in each container")
window:scrollView("upper"):drag { by = 10 }
lab.expectEqual(window.openRows, { "other-1" }, "scrolling closes it")
lab.expectEqual(done, {}, "nothing was tapped")
window:swipe { "row-2", tap = "Archive" }
window:swipe { "row-2", full = true }
lab.expectEqual(done, { "archive 2", "delete 2" }, "a button, and the first one by a full swipe")
lab.expectEqual(window.openRows, {}, "and what is tapped closes all others")
local ok, message = pcall(window.swipe, window, { "row-2", edge = "leading", full = true })
lab.expect(not ok and tostring(message):find("full swipe"), "a full swipe may be forbidden")
