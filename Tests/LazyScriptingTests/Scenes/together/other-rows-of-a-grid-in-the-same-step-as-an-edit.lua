-- Other rows of a grid in the same step as an edit.
-- says: −180 The LazyHGrid got another height, so all lengths that it knew are forgotten. 2 rows became 3, and data came, went or moved, so that what stood in 3 lines (270 points) before what is in sight stands in 1 line.
-- says: "The line of s4 stands where the first line in sight stood. "
-- never: +90 points
-- fixed place: what the window shows is smaller than it, and stays in its middle

local rows, cells = 2, {}
for i = 1, 60 do cells[i] = { id = "s" .. i } end
w = Window { width = 390, height = 400, function()
  local items = {}
  for r = 1, rows do items[r] = GridItem.fixed { 80, spacing = 10 } end
  return ScrollView { axes = "horizontal", LazyHGrid { rows = items, spacing = 10,
    ForEach { cells, function() return Item { width = 80 } end } } }
    :frame { height = rows * 90 - 10 } end }
w:scrollView():drag { by = 310 }
w:update(function() rows = 3 table.remove(cells, 5) end)
print(w:explain(w.frame))
