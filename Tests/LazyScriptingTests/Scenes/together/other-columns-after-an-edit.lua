-- Other columns after an edit.
-- says: −108 Before what is in sight, 2 cells went and others moved on, so that 1 line less stands there: 108 points less.
-- says: 6 columns became 4, so that what stood in 5 lines (540 points) before what is in sight stands in 7 lines.

local photos, inspector = {}, 0
for i = 1, 200 do photos[i] = { id = "p" .. i } end
w = Window { width = 800, height = 600, function() return HStack { spacing = 0,
  alignment = "top", ScrollView { LazyVGrid {
    columns = { GridItem.adaptive { minimum = 120, spacing = 8 } }, spacing = 8,
    ForEach { photos, function() return Item { height = 100 } end } } },
  inspector > 0 and Item { width = inspector }:id "inspector" or nil } end }
w:scrollView():drag { by = 700 }
w:update(function()
  inspector = 260
  table.remove(photos, 9)
  table.remove(photos, 3)
end)
print(w:explain(w.frame))
