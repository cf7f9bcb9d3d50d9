-- Pages as wide as the window, which is turned.
-- says: page 6 moved by +156.1538, though nobody moved it: +210 what stands before in sight has another length (page 5 by +210), as the LazyHStack is 390 points high and was 600, and the visible rect has another width, too; −53.8462 page 5 is cut by the edge
-- fixed place: the window itself gets another size

w = Window { width = 390, height = 600, ScrollView { axes = "horizontal", LazyHStack {
  spacing = 0, ForEach { 10, id = "page %d", function()
    return Color "white":containerRelativeFrame "both" end } } } }
w:scrollView():drag { by = 1660 }
w:resize(600, 390)
assert(w.metrics.moves > 0)
print(w:explain())
