-- A panel that makes a list at its end shorter.
-- says: r22, r23, r24, r25 are out of sight: the scroll view is 360 points long and was 600, as panel came in.

local panel = false
w = Window { width = 390, height = 600, function() return VStack { spacing = 0,
  ScrollView { LazyVStack { spacing = 0, ForEach { 25, id = "r%d", height = 50 } } },
  panel and Item { height = 240 }:id "panel" or nil } end }
w:scrollView():scrollTo { edge = "bottom" }
w:update(function() panel = true end)
print(w:explain(w.frame))
