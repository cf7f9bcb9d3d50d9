-- A row that left the screen, without a scroll.
-- says: What left the screen is guessed again.
-- fixed place: the window itself gets another size

w = Window { width = 800, height = 400, ScrollView { axes = "horizontal",
  LazyHStack { spacing = 0, ForEach { 30, id = "k%d", function(i)
    return Item { width = i == 4 and 260 or 200 } end } } } }
w:scrollView():drag { by = 100 }
w:resize(500, 400)
print(w:explain())
