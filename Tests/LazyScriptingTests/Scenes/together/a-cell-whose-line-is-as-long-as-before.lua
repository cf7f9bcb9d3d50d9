-- A cell whose line is as long as before.
-- says: p3 moved by −10

local h = 40
w = Window { width = 300, height = 400, function() return ScrollView {
  LazyVGrid { spacing = 0, columns = { GridItem.flexible(), GridItem.flexible() },
    alignment = "leading", ForEach { 20, id = "p%d", function(i)
      return Item { height = i == 3 and h or 80 }:frame { maxHeight = 80 } end } } } end }
w:update(function() h = 60 end)
print(w:explain(w.frame))
