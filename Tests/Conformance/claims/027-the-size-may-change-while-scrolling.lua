-- Claim 27: the total size may change while scrolling, as new views become known.
-- Fails with `VStack` for `LazyVStack`.
local function sizesOf(heightOf)
  local window = Window { width = 390, height = 600,
    ScrollView {
      LazyVStack { ForEach { 60, height = heightOf, id = "row-%d" } },
    },
  }
  local scroll = window:scrollView()
  local told = { scroll.contentSize.height }
  repeat
    local before, first = scroll.contentOffset.y, window.frame + 1
    scroll:drag { by = 200 }
    for event in window.trace:events { kind = "contentSize", first = first } do
      lab.expectNear(event.old, told[#told], 1e-9, "each event continues from the one before")
      told[#told + 1] = event.new
    end
    lab.expectNear(scroll.contentSize.height, told[#told], 1e-9, "events tell every change")
  until scroll.contentOffset.y == before
  return told
end

local uniform = sizesOf(44)
lab.expectEqual(uniform, { 60 * 44 + 59 * 8 }, "uniform rows never change the size")

local heights, truth = {}, 59 * 8
for index = 1, 60 do
  heights[index] = lab.noise(index, 20, 200)
  truth = truth + heights[index]
end
local mixed = sizesOf(function(index) return heights[index] end)
lab.expect(#mixed > 10, "mixed rows change it many times")
lab.expect(math.abs(mixed[1] - truth) > 1, "it begins as a guess")
lab.expectNear(mixed[#mixed], truth, 1e-6, "and ends true")
