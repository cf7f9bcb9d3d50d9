-- A rotation under an anchor.
-- says: t75 … t80 moved by
-- says: defaultScrollAnchor kept
-- says: is 700 points wide and was 390
-- never: only the scroll indicator moved
-- fixed axis: text runs in lines from left to right
-- fixed place: the window itself gets another size

w = Window { width = 390, height = 700, ScrollView { LazyVStack { spacing = 4,
  ForEach { 80, id = "t%d",
    function(i) return Text(("lorem ipsum "):rep(5 + i % 4 * 8)) end } } }
  :defaultScrollAnchor("bottom") }
w:resize(700, 390)
assert(w.metrics.moves > 0)
print(w:explain(w.frame))
