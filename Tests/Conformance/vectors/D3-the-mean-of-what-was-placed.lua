-- D3: heights 100, 200, 300, then seven of 100, in 500 points; the mean falls on the way down.
-- Fails with `VStack` for `LazyVStack`.
local window = Window { width = 390, height = 500,
  ScrollView {
    LazyVStack { spacing = 0,
      ForEach { 10, id = function(_, index) return index - 1 end,
        height = function(index) return index <= 3 and 100 * index or 100 end,
      },
    },
  },
}
local scroll = window:scrollView()

local function expectAt(offset, ids, mean, size)
  scroll:drag { by = offset - scroll.contentOffset.y }
  local where = " at offset " .. offset
  lab.expectNear(scroll.contentOffset.y, offset, 1e-9, "the offset")
  lab.expectEqual(scroll.visibleIDs, ids, "visible ids" .. where)
  lab.expectNear(scroll.contentSize.height, size, 5e-4, "content size" .. where)
  local last = ids[#ids]
  local rest = scroll.contentSize.height - window:node(last).frame.maxY - offset
  if last < 9 then lab.expectNear(rest / (9 - last), mean, 5e-4, "mean" .. where) end
end

expectAt(0, { 0, 1, 2 }, 200, 2000)
expectAt(300, { 2, 3, 4 }, 160, 1600)
expectAt(500, { 2, 3, 4, 5, 6 }, 142.857, 1428.571)
expectAt(800, { 5, 6, 7, 8, 9 }, 130, 1300)
lab.expect(not scroll.isContentSizeEstimated, "at the end the size is exact")
