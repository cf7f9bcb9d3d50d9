-- Three photos go from three lines, and columns stay.
-- says: 3 cells went and others moved on, so that 1 line less stands there: 106 points less.
-- says: Nothing in sight moved by this
-- never: 1 line went
-- fixed axis: text runs in lines from left to right

local photos = {}
for n = 1, 90 do photos[n] = { id = "ph-" .. n } end
local column = GridItem.flexible()
w = Window { width = 330, height = 460, ScrollView { VStack { Text "album",
  LazyVGrid { spacing = 6, columns = { column, column, column },
    ForEach { photos, height = 100 } }:padding(8) } } }
w:scrollView():drag { by = 650 }
w:update(function()
  for _, place in ipairs { 11, 7, 2 } do table.remove(photos, place) end
end)
print(w:explain(w.frame))
