-- A low cell that was below the end of what is in sight.
-- says: c4 was pushed out of sight, by +100
-- never: c3, c4
-- never: c3 was pushed

local high = 40
w = Window { width = 200, height = 60, function() return ScrollView { LazyVGrid {
  columns = { GridItem.fixed { 100, spacing = 0 }, GridItem.fixed { 100 } }, spacing = 0,
  ForEach { 20, id = "c%d", function(i)
    return Item { width = 100, height = i == 1 and high or i == 4 and 100 or 40 }
      end } } } end }
w:step()
w:scrollView():drag { by = 0 }
w:update(function() high = 140 end)
print(w:explain(w.frame))
