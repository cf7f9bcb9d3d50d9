-- A padding around a stack.
-- says: the padding before them is 40 points and was 10

local gap = 10
w = Window { width = 300, height = 400, function() return VStack { spacing = 0,
  Item { height = 50 }:id "a", Item { height = 60 }:id "b" }:padding("leading", gap)
    :frame { width = 300, alignment = "topLeading" } end }
w:update(function() gap = 40 end)
print(w:explain(w.frame))
