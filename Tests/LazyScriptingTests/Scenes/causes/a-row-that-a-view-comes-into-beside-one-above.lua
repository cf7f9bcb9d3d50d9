-- A row that a view comes into beside one above.
-- says: r7 is 110 points long and was 50, as d7 came in
-- never: d2
-- never: "r2 "

local open = {}
w = Window { width = 400, height = 500, function() return ScrollView {
  LazyVStack { spacing = 0, ForEach { 40, id = "r%d", function(i)
    return VStack { spacing = 0, Item { height = 50 },
      open[i] and Item { height = 60 }:id("d" .. i) or nil } end } } } end }
w:scrollView():drag { by = 250 }
w:update(function() open[7], open[2] = true, true end)
print(w:explain(w.frame))
