-- A picture that arrives in a line with a higher one.
-- says: p4 moved by −40 vertically, though nobody moved it: −90 it is 200 points high and was 20, and aligned by that; +50 its line is 200 points high and was 100
-- says: the line of p4 is 200 points high and was 100, as a ProgressView became a Color
-- never: a ProgressView of 100 points

local arrived = false
w = Window { width = 300, height = 330, function() return ScrollView { LazyVGrid {
  columns = { GridItem.fixed { 100, spacing = 0 }, GridItem.fixed { 100, spacing = 0 },
    GridItem.fixed { 100 } }, spacing = 0,
  ForEach { 30, id = "p%d", function(i)
    if i == 4 and not arrived then return ProgressView() end
    return Color "picture":frame { height = i == 4 and 200 or 100 } end } } } end }
w:step()
w:update(function() arrived = true end)
print(w:explain(w.frame))
