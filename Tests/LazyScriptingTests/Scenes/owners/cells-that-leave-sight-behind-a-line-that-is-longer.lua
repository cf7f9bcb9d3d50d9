-- Cells that leave sight behind a line that is longer.
-- says: ; e22 is 210 points wide and was 120

local data = {}
for i = 1, 60 do data[i] = { id = "e" .. i, width = 120 } end
local lanes = { GridItem.fixed { 70 }, GridItem.fixed { 70 }, GridItem.fixed { 70 } }
w = Window { width = 700, height = 300, function() return ScrollView {
  axes = "horizontal", LazyHGrid { rows = lanes, spacing = 10,
    ForEach { data, function(e) return Item { width = e.width } end } } } end }
w:scrollView():drag { by = 520 }
w:update(function() table.remove(data, 2) data[21].width = 210 end)
print(w:explain(w.frame))
