-- A rotation.
-- says: n-25 … n-29 moved by −60.8, −142.4, −224, −326, −366.8
-- says: as the LazyVStack is 844 points wide and was 390
-- says: n-24 moved by +0.4 vertically, though nobody moved it: it is cut by the edge
-- fixed axis: text runs in lines from left to right
-- fixed place: the window itself gets another size

w = Window { width = 390, height = 844, ScrollView { LazyVStack { spacing = 8,
  ForEach { 200, id = "n-%d", function(i) return Text(("word "):rep(20 + i % 7 * 10)) end }
} } }
w:scrollView():drag { by = 3000 }
w:resize(844, 390)
assert(w.metrics.moves > 0)
print(w:explain(w.frame))
