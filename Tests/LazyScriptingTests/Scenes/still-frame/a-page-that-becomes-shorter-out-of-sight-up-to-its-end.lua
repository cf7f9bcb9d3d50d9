-- A page that becomes shorter out of sight, up to its end.
-- says: the offset is 200 at most
-- says: intro is 100 points long and was 900.

local length = 900
w = Window { width = 390, height = 600, function() return ScrollView { VStack { spacing = 0,
  Item { height = length }:id "intro", Item { height = 700 }:id "rest" } } end }
w:scrollView():scrollTo { edge = "bottom" }
w:update(function() length = 100 end)
assert(w.metrics.moves == 0, w.metrics.moves)
print(w:explain(w.frame))
