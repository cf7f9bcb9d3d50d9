-- A window that is turned.
-- says: The window is 844 × 390 points large and was 390 × 844.
-- fixed axis: text runs in lines from left to right
-- fixed place: the window itself gets another size

w = Window { width = 390, height = 844, ScrollView { LazyVStack {
  ForEach { 40, id = "n%d", function() return Text(("word "):rep(40)) end } } } }
w:scrollView():drag { by = 500 }
w:resize(844, 390)
assert(w.metrics.moves > 0)
print(w:explain())
