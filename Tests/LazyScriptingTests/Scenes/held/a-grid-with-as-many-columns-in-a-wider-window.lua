-- A grid with as many columns in a wider window.
-- says: c-5, c-8, c-11 moved by +50 horizontally, though nobody moved them: the LazyVGrid is 480 points wide and was 330
-- says: c-6, c-9, c-12 moved by +100 horizontally
-- fixed place: the window itself gets another size

w = Window { width = 330, height = 300, ScrollView { LazyVGrid { spacing = 0,
  columns = { GridItem.flexible(), GridItem.flexible(), GridItem.flexible() },
  ForEach { 60, id = "c-%d", function() return Color("p"):aspectRatio(1, "fit") end } } } }
w:scrollView():drag { by = 150 }
w:resize(480, 300)
print(w:explain(w.frame))
