-- Cells that come into a section before, and push others out.
-- says: faces/f10, faces/f11, faces/f12 were pushed out of sight, by about +60 horizontally, though nobody moved them: cells moved on to other lines, as used/m4, used/m3 came in.
-- never: changed their places

local groups = { { id = "used", list = {} }, { id = "faces", list = {} } }
for i = 1, 11 do groups[1].list[i] = "u" .. i end
for i = 1, 40 do groups[2].list[i] = "f" .. i end
w = Window { width = 360, height = 190, ScrollView { axes = "horizontal",
  LazyHGrid { rows = { GridItem.fixed(50), GridItem.fixed(50), GridItem.fixed(50) },
    spacing = 10, ForEach { groups, subviews = function(g) return #g.list + 1 end,
      function(g) return Section { header = Item { width = 30, height = 150 },
        ForEach { g.list, id = "self", width = 50, height = 50 } } end } } } }
w:scrollView():drag { by = 150 }
w:update(function() table.insert(groups[1].list, 8, "m3")
  table.insert(groups[1].list, 8, "m4") end)
print(w:explain(w.frame))
