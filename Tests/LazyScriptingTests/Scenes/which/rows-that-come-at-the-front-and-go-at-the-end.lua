-- Rows that come at the front and go at the end.
-- says: 5 rows (new5, new4, new3, new2, … and 1 more) came in.
-- says: 5 rows went further on, out of sight

local rows = {}
for i = 1, 40 do rows[i] = { id = "r" .. i } end
w = Window { width = 300, height = 260, ScrollView { LazyVStack { spacing = 0,
  ForEach { rows, function() return Item { height = 50 } end } } } }
w:scrollView():drag { by = 500 }
w:update(function()
  for i = 1, 5 do table.insert(rows, 1, { id = "new" .. i }) end
  for _ = 1, 5 do table.remove(rows) end
end)
print(w:explain(w.frame))
