-- Claim 15: a lazy stack is much larger than the views that are placed in it.
-- Fails with `VStack` for `LazyVStack`.
local window = Window { width = 390, height = 600,
  ScrollView {
    LazyVStack { spacing = 0,
      ForEach { 20, height = 180, id = function(_, index) return index - 1 end },
    },
  },
}
local scroll = window:scrollView()

local function placedLength()
  local sum = 0
  for id = 0, 19 do
    local node = window:node(id)
    if node.phase == "placed" then sum = sum + node.frame.height end
  end
  return sum
end

lab.expectEqual(scroll.contentSize.height, 3600.0, "the stack is as long as 20 rows")
lab.expectEqual(placedLength(), 720.0, "four rows are placed")
for _ = 1, 16 do
  scroll:drag { by = 180 }
  lab.expectEqual(scroll.contentSize.height, 3600.0, "the length stays")
  lab.expect(placedLength() <= 600 + 2 * 180, "never more is placed than the viewport needs")
end
