-- A scroll to an id that two lists have.
-- says: The program asked for row 30 at the start of the visible rect, and it stands there.

w = Window { width = 390, height = 600, ScrollView { VStack {
  LazyVStack { ForEach { 40, height = 40 } },
  LazyVStack { ForEach { 40, height = 70 } } } } }
w:scrollView():drag { by = 2100 }
w:scrollView():scrollTo { id = 30, anchor = "top" }
assert(w:scrollView().contentOffset.y > 2100)
assert(w.metrics.moves == 0, w.metrics.moves)
print(w:explain(w.frame))
