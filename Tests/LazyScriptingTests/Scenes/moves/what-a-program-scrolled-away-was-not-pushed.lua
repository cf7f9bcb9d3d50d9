-- What a program scrolled away was not pushed.
-- says: +1240 The program scrolled to n-20. The content offset went from 1240 to 1180:
-- never: pushed

local head = 100
w = false
w = Window { width = 390, height = 500, function() return ScrollView { VStack {
  spacing = 0, Item { height = head }:id "head",
  LazyVStack { spacing = 0, ForEach { 100, id = "n-%d", height = 60 } } } }
  :onScrollGeometryChange { of = function(g) return g.contentOffset.y > 50 end,
    function(_, beyond)
      head = beyond and 40 or 100
      if w then w:update(function() end) end
    end } end }
w:scrollView():scrollTo { id = "n-20", anchor = "top" }
assert(w.metrics.moves == 0)
print(w:explain())
