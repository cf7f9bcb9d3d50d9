-- As many cells as fill whole lines, with other columns.
-- says: 3 rows became 2
-- never: 4 cells came in before

local apps, count = {}, 3
for i = 1, 60 do apps[i] = { id = "app-" .. i } end
w = Window { width = 390, height = 300, function()
  local rows = {}
  for i = 1, count do rows[i] = GridItem.fixed { 70, spacing = 8 } end
  return ScrollView { axes = "horizontal", LazyHGrid { rows = rows, spacing = 12,
    ForEach { apps, function() return Item { width = 100 } end } } }
end }
w:scrollView():drag { by = 500 }
w:update(function()
  count = 2
  for i = 1, 4 do table.insert(apps, 1, { id = "fresh-" .. i }) end
end)
print(w:explain(w.frame))
