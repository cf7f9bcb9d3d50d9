-- Rows that grow, also one that leaves sight unread.
-- says: p16 was pushed out of sight, by +110
-- says: p17 was pushed out of sight, by about +110

local open = {}
w = Window { width = 330, height = 400, function() return ScrollView {
  LazyVStack { spacing = 4, ForEach { 60, id = "p%d", function(n)
    return Item { height = open[n] or 50 } end } } } end }
w:scrollView():drag { by = 500 }
w:update(function() open[12], open[13], open[16] = 90, 120, 70 end)
print(w:explain(w.frame))
