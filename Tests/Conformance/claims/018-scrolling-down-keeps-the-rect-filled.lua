-- Claim 18: scrolling down adds rows, so that the visible rect is covered at every offset.
-- Fails with `VStack` for `LazyVStack`.
local uniform = Window { width = 390, height = 600,
  ScrollView {
    LazyVStack { spacing = 0,
      ForEach { 50, height = 200, id = function(_, index) return index - 1 end },
    },
  },
}
uniform:scrollView():drag { by = 1 }
lab.expectEqual(uniform:scrollView().visibleIDs, { 0, 1, 2, 3 }, "one point brings row 3 in")
lab.expectEqual(uniform:node(3).frame.y, 599.0, "at the lower edge")

local function heightOf(index) return lab.noise(index, 5, 400) end
local window = Window { width = 390, height = 600,
  ScrollView {
    LazyVStack { ForEach { 80, height = heightOf, id = "row-%d" } },
  },
}
local scroll = window:scrollView()

local function isCovered()
  local covered = 0
  for _, id in ipairs(scroll.visibleIDs) do
    local frame = window:node(id).frame
    if frame.y > covered + 8 + 1e-6 then return false end
    covered = frame.maxY
  end
  return covered + 8 + 1e-6 >= 600
end

lab.expect(isCovered(), "the rect is covered at the start")
lab.expectEqual(window:node("row-80").inits, 0, "the last row has not been made")
repeat
  local before = scroll.contentOffset.y
  scroll:drag { by = lab.random(1, 700) }
  lab.expect(isCovered(), "the rect is covered at offset " .. scroll.contentOffset.y)
until scroll.contentOffset.y == before
lab.expect(scroll.visibleIDs:contains("row-80"), "the end has been reached")
