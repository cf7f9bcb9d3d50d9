-- A line that is shorter, and a cell that goes behind it.
-- says: p7 moved by −98 vertically, though nobody moved it: −58 cells moved on to other lines, as p6 went; −40 p1 is 60 points high and was 100.

local photos, h = {}, 100
for i = 1, 40 do photos[i] = "p" .. i end
w = Window { width = 300, height = 400, function() return ScrollView {
  LazyVGrid { spacing = 8, columns = { GridItem.flexible(), GridItem.flexible() },
    ForEach { photos, id = "self", function(id)
      return Item { height = id == "p1" and h or 50 } end } } } end }
w:update(function() h = 60 table.remove(photos, 6) end)
print(w:explain(w.frame))
