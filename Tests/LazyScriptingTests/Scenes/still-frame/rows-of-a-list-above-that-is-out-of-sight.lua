-- Rows of a list above that is out of sight.
-- says: 3 rows (first 2, first 3, first 4) went, which had counted 156 points
-- never: in sight is still there

local first = {}
for i = 1, 10 do first[i] = { id = "first " .. i } end
w = Window { width = 390, height = 600, ScrollView { VStack { spacing = 20,
  LazyVStack { spacing = 8, ForEach { first, function() return Item { height = 44 } end } },
  LazyVStack { spacing = 8, ForEach { 60, height = 52 } } } } }
w:scrollView():drag { by = 1000 }
w:update(function() for _ = 1, 3 do table.remove(first, 2) end end)
assert(w.metrics.moves == 0, w.metrics.moves)
print(w:explain(w.frame))
