-- Cells that come in by their ids.
-- says: came in
-- never: never positions

local used, faces = {}, {}
for i = 1, 11 do used[i] = "u" .. i end
for i = 1, 40 do faces[i] = "f" .. i end
local row = GridItem.fixed(50)
w = Window { width = 360, height = 190, function() return ScrollView { axes = "horizontal",
  LazyHGrid { rows = { row, row, row }, spacing = 10,
    ForEach { used, id = "self", function() return Item { width = 50, height = 50 } end },
    ForEach { faces, id = "self", function() return Item { width = 50, height = 50 } end }
  } } end }
w:scrollView():drag { by = 150 }
w:update(function() table.insert(used, 11, "new") table.insert(used, 11, "other") end)
print(w:explain(w.frame))
