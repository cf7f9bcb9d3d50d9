-- Columns that become more at the places of those that were there.
-- says: c3, c4, c7, c8 moved by +200 horizontally, though nobody moved them: 2 columns became 4, so that cells stand in other columns.
-- never: begin elsewhere
-- fixed place: the window itself gets another size

w = Window { width = 200, height = 300, ScrollView { LazyVGrid { alignment = "leading",
  columns = { GridItem.adaptive { minimum = 100, maximum = 100, spacing = 0 } },
  spacing = 0, ForEach { 60, id = "c%d",
    function() return Color "tile":frame { height = 80 } end } } } }
w:step()
w:resize(400, 300)
print(w:explain(w.frame))
