-- A row that comes in sight and one that goes behind it.
-- says: r3 … r9 moved by +60
-- says: 1 row came in and 2 rows went further on, out of sight, which moved nothing in sight.

local rows = {}
for i = 1, 60 do rows[i] = { id = "r" .. i } end
w = Window { width = 390, height = 600, function() return ScrollView { LazyVStack {
  spacing = 0, ForEach { rows, function() return Item { height = 60 } end } } } end }
w:update(function()
  table.insert(rows, 3, { id = "new" })
  table.remove(rows, 40)
  table.remove(rows, 40)
  table.insert(rows, { id = "last" })
end)
print(w:explain(w.frame))
