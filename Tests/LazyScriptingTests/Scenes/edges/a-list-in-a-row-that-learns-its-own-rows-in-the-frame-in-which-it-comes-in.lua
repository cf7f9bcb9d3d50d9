-- A list in a row that learns its own rows in the frame in which it comes in.
-- says: 8 × (540.5 + 20) = 4484 points; 4324 had been left for them.

w = Window { width = 390, height = 500, ScrollView { LazyVStack { spacing = 20,
  ForEach { 30, id = "thread-%d", function(t)
    return LazyVStack { spacing = 4, ForEach { 8, id = t .. ".reply-%d",
      height = function(r) return r <= 2 and 40 or 70 end } }
  end } } } }
w:scrollView():scrollTo { id = "thread-10", anchor = "top" }
w:scrollView():drag { by = -200 }
print(w:explain(w.frame))
