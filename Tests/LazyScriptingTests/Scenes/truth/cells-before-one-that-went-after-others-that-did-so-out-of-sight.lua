-- Cells before one that went, after others that did so out of sight.
-- says: p18, p21 moved by +126 vertically, though nobody moved them: cells moved on to other lines, as 2 cells went before, out of sight.
-- says: p16, p17, p19, p20, p22 moved by +132 horizontally, though nobody moved them: cells moved on to other places of their lines, as 2 cells went before, out of sight.
-- says: p23 went with the data, and was in sight.
-- never: as p23 went
-- never: p24

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
w = Window { width = 390, height = 500, ScrollView { LazyVGrid { columns = line, spacing = 6,
  ForEach { photos, function() return Item { height = 120 } end } } } }
w:scrollView():drag { by = 700 }
remove('p4', 'p11', 'p23')
print(w:explain(w.frame))
