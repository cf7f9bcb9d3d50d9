-- A cell that grows and one that comes in.
-- says: +100 cells moved on to other lines, as new came in; +60 t14 is 160 points high and was 100
-- says: by −260 horizontally, though nobody moved them: cells moved on to other places of their lines, as new came in.

local tiles = {}
for i = 1, 60 do tiles[i] = { id = "t" .. i, h = 100 } end
local one = GridItem.flexible { spacing = 0 }
w = Window { width = 390, height = 500, ScrollView { LazyVGrid { spacing = 0,
  columns = { one, one, one },
  ForEach { tiles, function(t) return Item { height = t.h } end } } } }
w:scrollView():drag { by = 300 }
w:update(function()
  tiles[14].h = 160
  table.insert(tiles, 18, { id = "new", h = 100 })
end)
print(w:explain(w.frame))
