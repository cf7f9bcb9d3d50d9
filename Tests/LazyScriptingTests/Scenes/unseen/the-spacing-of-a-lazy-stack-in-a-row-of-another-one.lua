-- The spacing of a lazy stack in a row of another one.
-- says: d1r7 … d1r12 moved by +18, +21, +24, +27, +30, +33, though nobody moved them: each spacing before them is 9 points and was 6.
-- never: out of sight before it counts

local spacing = 6
w = Window { width = 300, height = 420, function() return ScrollView {
  LazyVStack { spacing = 0, ForEach { 5, id = "day%d", function(d)
    return LazyVStack { spacing = spacing,
      ForEach { 12, id = "d" .. d .. "r%d", height = 50 } } end } } } end }
w:scrollView():drag { by = 340 }
w:update(function() spacing = 9 end)
print(w:explain(w.frame))
