-- Filters that come above two lists.
-- says: What stands before the LazyVStack in sight is 668 points long now; it was 624: filters came in.
-- says: filters came in
-- never: at the end of the frame

local filtered = false
local function list(name, count) return LazyVStack { spacing = 0,
  ForEach { count, id = name .. " %d", height = 60 } } end
w = Window { width = 390, height = 600, function() return ScrollView { VStack { spacing = 0,
  Item { height = 24 }, filtered and Item { height = 44 }:id "filters" or false,
  list("new", 10), list("all", 40) } } end }
w:scrollView():drag { by = 900 }
w:update(function() filtered = true end)
assert(w.metrics.moves == 0, w.metrics.moves)
print(w:explain(w.frame))
