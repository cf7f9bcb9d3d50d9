-- Pages side by side in a window that is turned.
-- says: The container is 300 points long and was 400, and the scroll target behavior aligns
-- fixed place: the window itself gets another size

w = Window { width = 400, height = 600, ScrollView { axes = "horizontal",
  LazyHStack { spacing = 0, ForEach { 20, id = "p%d", width = 300 } } }
  :scrollTargetBehavior "paging" }
w:scrollView():drag { by = 300 }
w:settle()
w:resize(300, 600)
print(w:explain(w.frame))
