-- D22: an adaptive item of at least 100 points makes three columns in 390, each 124.667 wide.
-- Fails with `flexible {}` for `adaptive { minimum = 100, spacing = 8 }`.
local window = Window { width = 390, height = 400,
  ScrollView {
    LazyVGrid { columns = { GridItem.adaptive { minimum = 100, spacing = 8 } }, spacing = 8,
      ForEach { 100, height = 60 },
    },
  },
}
local scroll = window:scrollView()
for cell = 1, 12 do
  local column, line = (cell - 1) % 3, (cell - 1) // 3
  local frame = window:node(cell).frame
  lab.expectNear(frame.width, 124.667, 5e-4, "the width of cell " .. cell)
  lab.expectNear(frame.x, column * (390 + 8) / 3, 1e-9, "where cell " .. cell .. " stands across")
  lab.expectEqual(frame.y, line * 68.0, "and along")
end
lab.expectEqual(scroll.contentSize.height, 34 * 68 - 8.0, "a hundred cells are 34 lines")
