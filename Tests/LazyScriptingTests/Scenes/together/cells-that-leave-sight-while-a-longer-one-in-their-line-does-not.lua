-- Cells that leave sight while a longer one in their line does not.
-- says: d9, d10 were pushed out of sight, by +60
-- says: d11 moved by +60
-- says: d12 was pushed out of sight, by +60

local high = 40
w = Window { width = 390, height = 230, function() return ScrollView {
  LazyVGrid { spacing = 0, columns = { GridItem.flexible(), GridItem.flexible(),
    GridItem.flexible(), GridItem.flexible() }, ForEach { 40, id = "d%d", function(i)
      return Item { height = i == 1 and high or i == 11 and 90 or i < 9 and 80 or 40 }
    end } } } end }
w:update(function() high = 140 end)
print(w:explain(w.frame))
