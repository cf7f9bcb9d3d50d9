-- Claim 19: rows that leave the visible rect are removed from what the stack has placed.
-- Fails with `VStack` for `LazyVStack`.
local window = Window { width = 390, height = 600,
  ScrollView {
    LazyVStack { spacing = 0,
      ForEach { 50, height = 200, id = function(_, index) return index - 1 end },
    },
  },
}
local scroll = window:scrollView()

local function removed()
  local ids = {}
  for event in window.trace:events { kind = "remove" } do ids[#ids + 1] = event.id end
  return ids
end

scroll:drag { by = 199 }
lab.expectEqual(removed(), {}, "a row of which a point is in sight stays")
scroll:drag { by = 1 }
lab.expectEqual(scroll.visibleIDs, { 1, 2, 3 }, "rows 1 to 3 are placed at offset 200")
lab.expectEqual(removed(), { 0 }, "row 0 is removed, and nothing else")
lab.expect(window:node(0).phase ~= "placed", "row 0 is not placed any more")
lab.expectEqual(window:node(0).frame, nil, "row 0 has no frame any more")
for _ = 1, 4 do scroll:drag { by = 200 } end
lab.expectEqual(removed(), { 0, 1, 2, 3, 4 }, "each row that leaves is removed once, in order")
lab.expectEqual(window.metrics.removes, 5, "the counter says so, too")
