-- A banner that comes in.
-- says: r9, r10 were pushed out of sight, by +120, though nobody moved them: banner came in

local banner = false
w = Window { width = 390, height = 500, function() return ScrollView { VStack {
  spacing = 0, banner and Item { height = 120 }:id "banner" or nil,
  LazyVStack { spacing = 0, ForEach { 60, id = "r%d", height = 50 } } } } end }
w:update(function() banner = true end)
assert(w.metrics.moves > 0)
print(w:explain(w.frame))
