-- Rows that went at the end, where another one became longer.
-- says: as +228 r22, r23, r24 went, and −45 r20 is 115 points long and was 70

local rows = {}
for i = 1, 24 do rows[i] = { id = "r" .. i, height = 70 } end
w = Window { width = 140, height = 420, ScrollView { LazyVStack { spacing = 6,
  ForEach { rows, function(row) return Item { height = row.height } end } } } }
for _ = 1, 8 do w:scrollView():drag { by = 400 } end
w:update(function()
  table.remove(rows) table.remove(rows) table.remove(rows)
  rows[20].height = 115
end)
print(w:explain(w.frame))
