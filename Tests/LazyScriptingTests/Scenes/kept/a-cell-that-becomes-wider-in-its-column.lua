-- A cell that becomes wider in its column.
-- says: c6 moved by −15 horizontally, though nobody moved it: it is 90 points wide and was 60, and aligned by that.
-- never: other places

local wide = false
w = Window { width = 330, height = 400, function() return ScrollView { LazyVGrid {
  columns = { GridItem.flexible(), GridItem.flexible() }, ForEach { 30, id = "c%d",
    function(i) return Item { height = 50, width = i == 6 and wide and 90 or 60 } end
  } } } end }
w:step()
w:update(function() wide = true end)
print(w:explain(w.frame))
