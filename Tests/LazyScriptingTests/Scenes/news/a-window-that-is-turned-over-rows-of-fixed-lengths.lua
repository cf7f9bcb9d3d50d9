-- A window that is turned over rows of fixed lengths.
-- says: r17, r18, r19, r20 are out of sight: the scroll view is 300 points long and was 500.
-- fixed place: the window itself gets another size

w = Window { width = 300, height = 500, ScrollView { LazyVStack { spacing = 0,
  ForEach { 40, id = "r%d", height = 50 } } } }
w:scrollView():drag { by = 500 }
w:resize(500, 300)
print(w:explain(1, w.frame))
