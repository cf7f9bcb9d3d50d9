-- A row that was moved to the start did not come in.
-- says: 1 row (q40) was moved in
-- never: came in

local rows = {}
for i = 1, 40 do rows[i] = "q" .. i end
w = Window { width = 390, height = 400, ScrollView { LazyVStack { spacing = 0,
  ForEach { rows, id = "self", height = 50 } } } }
w:scrollView():drag { by = 800 }
w:update(function() table.insert(rows, 1, table.remove(rows)) end)
print(w:explain())
