-- A grid in a row, of which a cell goes as the row moves.
-- says: similar-2 moved by +166 vertically, though nobody moved it: the LazyVGrid, child 6, in which it stands, moved.
-- says: similar-3 moved by +56 vertically, though nobody moved it: +166 the LazyVGrid, child 6, in which it stands, moved; −110 cells moved on to other lines, as similar-1 went.

local reviews, similar = { 1, 2, 3, 4 }, {}
for i = 1, 20 do similar[i] = "similar-" .. i end
w = Window { width = 390, height = 640, ScrollView { LazyVStack { spacing = 16,
  ForEach { reviews, height = 150 },
  LazyVGrid { columns = { GridItem.flexible(), GridItem.flexible() }, spacing = 10,
    ForEach { similar, height = 100 } } } } }
w:scrollView():drag { by = 300 }
w:update(function()
  reviews[#reviews + 1] = 9
  table.remove(similar, 1)
end)
print(w:explain(w.frame))
