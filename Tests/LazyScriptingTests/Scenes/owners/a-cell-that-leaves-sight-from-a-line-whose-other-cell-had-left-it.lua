-- A cell that leaves sight from a line whose other cell had left it.
-- says: f22, f23 were pushed out of sight
-- never: f24

local films = {}
for i = 1, 60 do films[i] = { id = "f" .. i, width = 80 + i % 3 * 30 } end
w = Window { width = 668, height = 280, ScrollView { axes = "horizontal",
  LazyHGrid { rows = { GridItem.fixed { 120, spacing = 6 }, GridItem.fixed { 120 } },
    spacing = 12, ForEach { films, function(f)
      return Color "poster":frame { width = f.width, height = 110 } end } } } }
w:scrollView():drag { by = 900 }
w:update(function()
  table.insert(films, 7, { id = "new", width = 200 })
  for _, film in ipairs(films) do if film.id == "f18" then film.width = 190 end end
end)
print(w:explain(w.frame))
