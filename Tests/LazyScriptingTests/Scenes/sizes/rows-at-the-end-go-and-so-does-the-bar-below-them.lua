-- Rows at the end go, and so does the bar below them.
-- says: as −240 the content is 1360 points long and was 1600, and −60 the bottom inset of the scroll view is 0 points and was 60.
-- says: as +240 a-18, a-19, a-20 went, and +60 the bottom inset

local n, bar = 20, 60
w = Window { width = 390, height = 500, function()
  return ScrollView { LazyVStack { spacing = 0, ForEach { n, id = "a-%d", height = 80 } } }
    :safeAreaPadding { bottom = bar } end }
w:scrollView():scrollTo { edge = "bottom" }
w:update(function() n = 17; bar = 0 end)
print(w:explain(w.frame))
