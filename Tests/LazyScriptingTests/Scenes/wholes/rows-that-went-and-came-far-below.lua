-- Rows that went and came far below.
-- says: 1 row came in and 2 rows went further on, out of sight
-- never: 1 row went

local rows = {}
for i = 1, 120 do rows[i] = { id = "r" .. i } end
w = Window { width = 300, height = 400, ScrollView { LazyVStack { spacing = 0,
  ForEach { rows, height = 50 } } } }
w:scrollView():drag { by = 1000 }
w:update(function()
  table.remove(rows, 96)
  table.remove(rows, 95)
  table.insert(rows, 60, { id = "new" })
end)
print(w:explain(w.frame))
