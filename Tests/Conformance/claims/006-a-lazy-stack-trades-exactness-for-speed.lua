-- Claim 6: a lazy stack knows the geometry only of what became visible; it learns the rest later.
-- Fails with `VStack` for `LazyVStack`.
local function heightOf(index) return lab.noise(index, 20, 300) end

local window = Window { width = 390, height = 400,
  ScrollView {
    LazyVStack { ForEach { 60, height = heightOf, id = "row-%d" } },
  },
}
local scroll = window:scrollView()

local truth = 59 * 8
for index = 1, 60 do truth = truth + heightOf(index) end

local function onlyVisibleRowsWereMeasured()
  local visible = scroll.visibleIDs
  local frame = window.frame
  for event in window.trace:events { kind = "measure", first = frame, last = frame } do
    if event.view == "Item" and not visible:contains(event.id) then return false end
  end
  return true
end

lab.expect(math.abs(scroll.contentSize.height - truth) > 1, "the size is wrong in frame 1")
lab.expect(scroll.isContentSizeEstimated, "and says that it is a guess")
lab.expect(onlyVisibleRowsWereMeasured(), "frame 1 measures visible rows only")
lab.expectEqual(window:node("row-60").measures, 0, "the last row has not been measured")

repeat
  local before = scroll.contentOffset.y
  scroll:drag { by = 150 }
  lab.expect(onlyVisibleRowsWereMeasured(), "a frame measures visible rows only")
until scroll.contentOffset.y == before

lab.expectEqual(window:node("row-60").frame.maxY, 400.0, "the end has been reached")
lab.expectNear(scroll.contentSize.height, truth, 1e-6, "after a full scroll the size is true")
lab.expect(not scroll.isContentSizeEstimated, "and no guess")
