-- Claim 5: an eager stack knows every size, so its layout is exact and scrolling never corrects it.
-- Fails with `LazyVStack` for `VStack`.
local function heightOf(index) return lab.noise(index, 20, 300) end

local window = Window { width = 390, height = 400,
  ScrollView {
    VStack { ForEach { 60, height = heightOf, id = "row-%d" } },
  },
}
local scroll = window:scrollView()

local truth = 59 * 8
for index = 1, 60 do truth = truth + heightOf(index) end
lab.expectNear(scroll.contentSize.height, truth, 1e-6, "the size is the true sum in frame 1")

for step = 1, 80 do
  local before = scroll.contentOffset.y
  local by = lab.random(-300, 500)
  if step % 10 == 0 then
    scroll:scrollTo { id = "row-" .. lab.random(1, 60), anchor = "top" }
  else
    scroll:drag { by = by }
    local expected = math.max(0, math.min(before + by, truth - 400))
    lab.expectNear(scroll.contentOffset.y, expected, 1e-6, "only the finger moves the offset")
  end
  lab.expectNear(scroll.contentSize.height, truth, 1e-6, "the size stays the true sum")
  lab.expect(not scroll.isContentSizeEstimated, "no part of the size is a guess")
end
lab.expectEqual(window.metrics.corrections, 0, "nothing is ever corrected")
