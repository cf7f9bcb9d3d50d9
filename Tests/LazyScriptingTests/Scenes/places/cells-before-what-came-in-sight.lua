-- Cells before what came in sight.
-- says: a7 moved by +128 horizontally, though nobody moved it: cells moved on to other places of their lines, as 1 cell came in before, out of sight.
-- says: though nobody moved them: cells moved on to other places of their lines, as new 2 came in.

local albums = { {}, {} }
for i = 1, 7 do albums[1][i] = "a" .. i albums[2][i] = "b" .. i end
local column = GridItem.fixed(120)
w = Window { width = 390, height = 500, function() return ScrollView { LazyVGrid {
  columns = { column, column, column }, spacing = 5,
  Section { header = Item { height = 40 }, ForEach { albums[1],
    function() return Item { height = 120 } end } },
  Section { header = Item { height = 40 }, ForEach { albums[2],
    function() return Item { height = 120 } end } } } } end }
w:scrollView():drag { by = 300 }
w:update(function() for a = 1, 2 do table.insert(albums[a], 1, "new " .. a) end end)
assert(w.metrics.moves > 0)
print(w:explain())
