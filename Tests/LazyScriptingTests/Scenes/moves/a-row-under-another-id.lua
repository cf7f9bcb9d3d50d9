-- A row under another id.
-- says: +94 server-2 came in before, 90 points long, with 4 of spacing; −64 t2 went
-- never: scrollPosition(id:)

local rows = {}
for i = 1, 30 do rows[i] = { id = "t" .. i, height = 60 } end
w = Window { width = 390, height = 400, ScrollView { LazyVStack { spacing = 4,
  ForEach { rows, function(row) return Item { height = row.height } end } } } }
w:update(function() rows[2] = { id = "server-2", height = 90 } end)
assert(w.metrics.moves > 0)
print(w:explain(w.frame))
