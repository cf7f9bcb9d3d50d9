-- Claim 17: layout walks from the top and stops at the row that begins where the rect ends.
-- Fails with `VStack` for `LazyVStack`.
local window = Window { width = 390, height = 600,
  ScrollView {
    LazyVStack { spacing = 0,
      ForEach { 50, height = 200, id = function(_, index) return index - 1 end },
    },
  },
}

local placed = {}
for event in window.trace:events { kind = "place" } do placed[#placed + 1] = event.id end
lab.expectEqual(placed, { 0, 1, 2 }, "rows are placed from the top until 600 is reached")
lab.expectEqual(window:node(2).frame.maxY, 600.0, "row 3 would begin exactly at the end")
lab.expect(window:node(3).phase ~= "placed", "row 3 is not placed")
lab.expectEqual(window:node(3).measures, 0, "row 3 is not even measured")
lab.expectEqual(window:node(3).appears, 0, "row 3 does not appear")

-- A viewport that is one point longer needs that row.
local longer = Window { width = 390, height = 601,
  ScrollView {
    LazyVStack { spacing = 0,
      ForEach { 50, height = 200, id = function(_, index) return index - 1 end },
    },
  },
}
lab.expectEqual(longer:scrollView().visibleIDs, { 0, 1, 2, 3 }, "601 points need row 3")
