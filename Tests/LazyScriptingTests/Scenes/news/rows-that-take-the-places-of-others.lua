-- Rows that take the places of others.
-- says: d13, d15 went with the data, and were in sight.
-- says: x, y came into sight.

local rows = {}
for i = 1, 40 do rows[i] = { id = "d" .. i } end
w = Window { width = 390, height = 600, ScrollView { LazyVStack { spacing = 0,
  ForEach { rows, function() return Item { height = 60 } end } } } }
w:scrollView():drag { by = 600 }
w:update(function() rows[13], rows[15] = { id = "x" }, { id = "y" } end)
print(w:explain(1, w.frame))
