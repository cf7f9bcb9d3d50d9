-- Columns that data say.
-- says: −300 2 columns became 3, so that what stood in
-- says: cells stand in other lines
-- never: was measured before

local count = 2
w = Window { width = 390, height = 500, function()
  local columns = {}
  for i = 1, count do columns[i] = GridItem.flexible {} end
  return ScrollView { LazyVGrid { columns = columns, spacing = 10,
    ForEach { 60, id = "p%d", height = 90 } } } end }
w:scrollView():drag { by = 700 }
w:update(function() count = 3 end)
assert(w.metrics.moves > 0)
print(w:explain(w.frame))
