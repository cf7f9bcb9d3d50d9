-- The cells of a grid that has one row in place of several.
-- says: vertically, though nobody moved them: 3 rows became 1, so that cells stand in other
-- never: aligned in that
-- fixed place: the window itself gets another size

w = Window { width = 300, height = 330, ScrollView { axes = "horizontal", LazyHGrid {
  rows = { GridItem.adaptive { minimum = 100, maximum = 120 } },
  ForEach { 12, id = "app-%d", width = 64, height = 80 } } } }
w:resize(300, 200)
print(w:explain())
