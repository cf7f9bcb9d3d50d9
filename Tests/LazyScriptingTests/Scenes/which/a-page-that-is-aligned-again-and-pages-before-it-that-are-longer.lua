-- A page that is aligned again and pages before it that are longer.
-- says: c2 moved by +208, though nobody moved it: the scroll target behavior aligned the content again.
-- says: c3 moved by +448, though nobody moved it: +240 c2 is 448 points long and was 208, as the visible rect is 560 points long and was 260; +208 the scroll target behavior aligned the content again.
-- fixed place: the window itself gets another size

w = Window { width = 300, height = 300, ScrollView { axes = "horizontal",
  LazyHStack { spacing = 0, ForEach { 12, id = "c%d", function() return Item { height = 90 }
    :containerRelativeFrame { "horizontal", count = 5, span = 4, spacing = 0 } end } }
    :scrollTargetLayout() }:contentMargins("horizontal", 20)
    :scrollTargetBehavior "viewAligned":id "carousel" }
w:scrollView "carousel":drag { by = 470, duration = 0.3 }
w:settle()
w:resize(600, 300)
print(w:explain(w.frame))
