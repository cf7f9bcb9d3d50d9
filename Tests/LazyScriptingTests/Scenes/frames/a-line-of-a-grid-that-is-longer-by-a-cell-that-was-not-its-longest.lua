-- A line of a grid that is longer by a cell that was not its longest.
-- says: c4 … c33 moved by +40, though nobody moved them: the line of c2 is 130 points long and was 90.
-- never: c2 is 130 points long and was 90, though
-- never: : c2 is 130

local h = { 90, 30, 60 }
w = Window { width = 390, height = 600, function() return ScrollView { LazyVGrid {
  spacing = 0, columns = { GridItem.flexible(), GridItem.flexible(),
    GridItem.flexible() },
  ForEach { 60, id = "c%d", function(i) return Item { height = h[i] or 50 } end } } } end }
w:update(function() h[2] = 130 end)
print(w:explain(w.frame))
