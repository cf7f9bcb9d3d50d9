-- Rows that went and came, told with their lengths.
-- says: r2, r4 went, which were 96 points long together, with 2 of spacing
-- never: r2, r4 went;

local rows = {}
for i = 1, 30 do rows[i] = { id = "r" .. i, height = 40 + i % 4 * 8 } end
w = Window { width = 300, height = 400, ScrollView { LazyVStack { spacing = 1,
  ForEach { rows, function(r) return Item { height = r.height } end } } } }
w:update(function()
  table.remove(rows, 4)
  table.remove(rows, 2)
  table.insert(rows, 1, { id = "a", height = 20 })
  table.insert(rows, 2, { id = "b", height = 30 })
end)
print(w:explain(w.frame))
