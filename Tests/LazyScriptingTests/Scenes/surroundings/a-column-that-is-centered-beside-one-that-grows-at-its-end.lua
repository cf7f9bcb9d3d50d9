-- A column that is centered beside one that grows at its end.
-- says: R1 moved by +200
-- says: the HStack is 1600 points long and was 1200, as L4 came in, and it is aligned in that.

local left = { "L1", "L2", "L3" }
w = Window { width = 200, height = 300, function() return ScrollView { HStack {
  LazyVStack { spacing = 0, ForEach { left, function() return Item { height = 400 } end } },
  LazyVStack { spacing = 0, ForEach { 2, id = "R%d", height = 300 } } } } end }
w:scrollView():drag { by = 400 }
w:update(function() left[4] = "L4" end)
print(w:explain(w.frame))
