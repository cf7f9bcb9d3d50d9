-- D13: scrolling to an id without an anchor moves as little as possible.
-- Fails with `{ id = id, anchor = "top" }` for `{ id = id }`.
local window = Window { width = 390, height = 350,
  ScrollView {
    LazyVStack { spacing = 0,
      ForEach { 20, height = 100, id = function(_, index) return index - 1 end },
    },
  },
}
local scroll = window:scrollView()

local function expectAfter(id, offset)
  scroll:scrollTo { id = id }
  lab.expectNear(scroll.contentOffset.y, offset, 1e-9, "the offset after scrollTo " .. id)
  local frame = window:node(id).frame
  lab.expect(frame.y >= -1e-9 and frame.maxY <= 350 + 1e-9, "row " .. id .. " is fully visible")
end

expectAfter(3, 50)
expectAfter(10, 750)
expectAfter(2, 200)
expectAfter(3, 200)
for _ in window.trace:events { kind = "offset", first = window.frame } do
  lab.expect(false, "the last scroll moves nothing")
end
