-- Cells of a grid that stay in their lines or go to others as one grows.
-- says: c9 moved by +10 vertically, though nobody moved it: its line is 100 points high and was 80
-- says: c11, c12 moved by +20 vertically, though nobody moved them: c8 is 100 points high and was 80
-- says: c13 moved by −70 vertically, though nobody moved it: −90 cells moved on to other lines, as c5 went; +20 c8 is 100 points high and was 80

local list = {}
for i = 1, 60 do list[i] = { id = "c" .. i, h = 80 } end
w = Window { width = 390, height = 500, ScrollView { LazyVGrid { spacing = 10,
  columns = { GridItem.flexible(), GridItem.flexible(), GridItem.flexible() },
  ForEach { list, function(e) return Item { height = e.h } end } } } }
w:update(function() list[8].h = 100 table.remove(list, 5) end)
print(w:explain(w.frame))
