-- A window that is turned under a bar at its end.
-- says: foot moved by −200, though nobody moved it: the window is 300 points long and was 500.
-- never: lay a bar
-- fixed place: the window itself gets another size

w = Window { width = 300, height = 500, VStack { spacing = 0,
  ScrollView { LazyVStack { ForEach { 90, height = 40 } } }:id "list",
  Item { height = 30 }:id "foot" } }
w:resize(500, 300)
print(w:explain(w.frame))
