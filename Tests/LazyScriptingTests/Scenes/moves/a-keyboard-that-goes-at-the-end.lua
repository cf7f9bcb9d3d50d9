-- A keyboard that goes at the end.
-- says: r35 … r40 moved by +200
-- says: the bottom inset of the scroll view is 0 points and was 200
-- never: too short

local keyboard = 200
w = Window { width = 390, height = 500, function() return ScrollView { LazyVStack {
  spacing = 0, ForEach { 40, id = "r%d", height = 50 } } }
  :safeAreaPadding { "bottom", keyboard } end }
w:scrollView():scrollTo { edge = "bottom" }
w:update(function() keyboard = 0 end)
assert(w.metrics.moves > 0)
print(w:explain(w.frame))
