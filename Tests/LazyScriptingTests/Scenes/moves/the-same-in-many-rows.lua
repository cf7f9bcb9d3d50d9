-- The same in many rows.
-- says: The Item, child 2 in v1 … v6 moved by +10
-- says: the spacing before it is 10 points and was 0

local gap = 0
w = Window { width = 390, height = 400, function() return ScrollView { LazyVStack {
  spacing = 0, ForEach { 40, id = "v%d", function() return VStack { spacing = gap,
    Item { height = 30 }, Item { height = 20 } } end } } } end }
w:update(function() gap = 10 end)
assert(w.metrics.moves > 0)
print(w:explain(w.frame))
