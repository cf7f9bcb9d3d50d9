-- Cells of a section after one in which a cell came.
-- says: moved by −132 horizontally, though nobody moved them: cells moved on to other places of their lines, as q2 went.
-- never: new came in, and q2

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
local others = {}
for i = 1, 30 do others[i] = { id = "q" .. i } end
w = Window { width = 390, height = 500, function() return ScrollView { LazyVGrid {
  columns = line, spacing = 6,
  Section { header = Item { height = 30 }:id "first",
    ForEach { { table.unpack(photos, 1, 7) },
      function() return Item { height = 50 } end } },
  Section { header = Item { height = 30 }:id "second",
    ForEach { others, function() return Item { height = 50 } end } } } } end }
w:update(function()
  table.insert(photos, 1, { id = "new" })
  table.remove(photos, 9)
  table.remove(others, 2)
end)
print(w:explain(w.frame))
