-- A rotation of a grid.
-- says: n-34, n-35, n-37, n-38, n-39 moved by −110
-- says: 3 columns became 5
-- never: ids that belong to the data
-- fixed place: the window itself gets another size

w = Window { width = 390, height = 400, ScrollView { LazyVGrid { spacing = 10,
  columns = { GridItem.adaptive { minimum = 100 } },
  ForEach { 50, id = "n-%d", height = 100 } } } }
w:scrollView():drag { by = 1000 }
w:resize(600, 400)
assert(w.metrics.moves > 0)
print(w:explain(w.frame))
