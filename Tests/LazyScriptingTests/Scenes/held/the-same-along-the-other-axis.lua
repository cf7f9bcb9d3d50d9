-- The same along the other axis.
-- says: c-5, c-8, c-11 moved by +50 vertically
-- says: c-6, c-9, c-12 moved by +100 vertically
-- fixed place: the window itself gets another size

w = Window { width = 300, height = 330, ScrollView { axes = "horizontal",
  LazyHGrid { spacing = 0,
    rows = { GridItem.flexible(), GridItem.flexible(), GridItem.flexible() },
    ForEach { 60, id = "c-%d",
      function() return Color("p"):aspectRatio(1, "fit") end } } } }
w:scrollView():drag { by = 150 }
w:resize(300, 480)
print(w:explain(w.frame))
