-- A padding in rows.
-- says: cell-12 moved by +12, though nobody moved it: cell-11 is 60 points long and was 48
-- says: What is in cell-11 … cell-20 moved by +6 within them, though nobody moved it: the padding before it is 10 points and was 4.
-- never: aligns

local gap = 4
w = Window { width = 390, height = 600, function() return ScrollView {
  LazyVStack { spacing = 0, ForEach { 90, id = "cell-%d", function()
    return Item { height = 40 }:padding("vertical", gap) end } } } end }
w:scrollView():drag { by = 480 }
w:update(function() gap = 10 end)
print(w:explain(w.frame))
