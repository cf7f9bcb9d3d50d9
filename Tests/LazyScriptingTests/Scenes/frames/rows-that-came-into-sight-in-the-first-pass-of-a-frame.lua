-- Rows that came into sight in the first pass of a frame.
-- says: onScrollGeometryChange
-- never: though nobody

local head = 100
w = false
w = Window { width = 390, height = 500, function() return ScrollView { VStack {
  spacing = 0, Item { height = head }:id "head",
  LazyVStack { spacing = head == 100 and 0 or 4,
    ForEach { 100, id = "n-%d", height = 60 } } } }
  :onScrollGeometryChange { of = function(g) return g.contentOffset.y > 500 end,
    function(_, beyond) if w then w:update(function() head = beyond and 40 or 100 end) end end } end }
w:scrollView():drag { by = 2000 }
print(w:explain(w.frame))
