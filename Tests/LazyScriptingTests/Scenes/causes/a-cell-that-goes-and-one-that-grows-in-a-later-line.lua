-- A cell that goes, and one that grows in a later line.
-- says: −100 cells moved on to other lines, as t14 went; +25 its line is 150 points high and was 100, and it is aligned in that.
-- says: t23, t24 moved by +50 vertically, though nobody moved them: t21 is 150 points high and was 100.

local tiles = {}
for i = 1, 60 do tiles[i] = { id = "t" .. i, h = 100 } end
local one = GridItem.flexible { spacing = 0 }
w = Window { width = 300, height = 500, ScrollView { LazyVGrid { spacing = 0,
  columns = { one, one, one },
  ForEach { tiles, function(t) return Item { height = t.h } end } } } }
w:scrollView():drag { by = 300 }
w:update(function()
  table.remove(tiles, 14)
  tiles[20].h = 150
end)
print(w:explain(w.frame))
