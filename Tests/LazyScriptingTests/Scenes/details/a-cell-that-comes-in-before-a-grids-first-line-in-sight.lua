-- A cell that comes in before a grid's first line in sight.
-- says: cells moved on to other lines, as 1 cell came in before, out of sight.
-- never: moved in before
-- never: moved away from

local cells = {}
for i = 1, 60 do cells[i] = { id = "c" .. i } end
w = Window { width = 400, height = 320, function() return ScrollView {
  axes = "horizontal", LazyHGrid { spacing = 10,
    rows = { GridItem.fixed(90), GridItem.fixed(90), GridItem.fixed(90) },
    ForEach { cells, function() return Item { width = 80, height = 90 } end } } } end }
w:scrollView():drag { by = 450 }
w:update(function() table.insert(cells, 1, { id = "new" }) end)
print(w:explain(w.frame))
