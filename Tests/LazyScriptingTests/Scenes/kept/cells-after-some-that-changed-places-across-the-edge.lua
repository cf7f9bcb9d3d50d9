-- Cells after some that changed places across the edge.
-- says: cells moved on to other
-- never: the offset changed to keep

local cells = {}
for i = 1, 40 do cells[i] = "c" .. i end
w = Window { width = 300, height = 300, ScrollView { LazyVGrid { spacing = 4,
  columns = { GridItem.flexible(), GridItem.flexible() },
  ForEach { cells, id = "self", height = 60 } } } }
w:scrollView():drag { by = 200 }
w:update(function() table.insert(cells, 8, table.remove(cells, 3)) end)
print(w:explain(w.frame))
