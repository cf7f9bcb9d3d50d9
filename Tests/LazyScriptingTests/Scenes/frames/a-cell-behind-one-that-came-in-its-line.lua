-- A cell behind one that came in its line.
-- says: c1 moved by +20 vertically, though nobody moved it
-- says: as new came in
-- never: ids that belong to the data

local cells = {}
for i = 1, 40 do cells[i] = { id = "c" .. i, h = 60 } end
w = Window { width = 400, height = 300, function() return ScrollView { LazyVGrid {
  spacing = 0, columns = { GridItem.flexible(), GridItem.flexible() },
  ForEach { cells, function(c) return Item { height = c.h } end } } } end }
w:update(function() table.insert(cells, 1, { id = "new", h = 100 }) end)
print(w:explain(w.frame))
