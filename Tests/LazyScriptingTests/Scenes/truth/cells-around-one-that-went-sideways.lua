-- Cells around one that went, sideways.
-- says: p17 moved by +126 horizontally, though nobody moved it: cells moved on to other lines, as 1 cell went before, out of sight.
-- says: p21 moved by +126 horizontally, though nobody moved it: cells moved on to other lines, as p18 went, and 1 cell went before, out of sight.
-- never: p23 went, and
-- never: as p23

local photos = {}
for i = 1, 90 do photos[i] = { id = "p" .. i } end
local gone = {}
local function remove(...)
  for _, id in ipairs { ... } do gone[id] = true end
  w:update(function()
    for i = #photos, 1, -1 do if gone[photos[i].id] then table.remove(photos, i) end end
  end)
end
local line = { GridItem.flexible { spacing = 6 }, GridItem.flexible { spacing = 6 },
  GridItem.flexible() }
w = Window { width = 500, height = 390, ScrollView { axes = "horizontal", LazyHGrid {
  rows = line, spacing = 6,
  ForEach { photos, function() return Item { width = 120 } end } } } }
w:scrollView():drag { by = 700 }
remove("p4", "p18", "p23")
print(w:explain(w.frame))
