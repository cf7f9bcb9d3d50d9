-- A paragraph of an article that grows above its comments.
-- says: 1350 points long now; it was 1200: text is 350 points long and was 200.

local long = false
w = Window { width = 390, height = 600, function() return ScrollView { VStack { spacing = 0,
  VStack { spacing = 0, Item { height = 200 }:id "title",
    Item { height = long and 350 or 200 }:id "text", Item { height = 800 }:id "rest" },
  LazyVStack { spacing = 0, ForEach { 50, height = 60 } } } } end }
w:scrollView():drag { by = 1000 }
w:update(function() long = true end)
assert(w.metrics.moves == 0, w.metrics.moves)
print(w:explain(w.frame))
