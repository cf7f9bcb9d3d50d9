-- A grid with an adaptive column in the first frame.
-- says: The content is taken to be 572 points long, a guess; it was 0. 6 lines,
-- never: went

w = Window { width = 390, height = 300, ScrollView { LazyVGrid {
  columns = { GridItem.adaptive { minimum = 50 } }, ForEach { 60, id = "x%d", height = 50 } } } }
print(w:explain(1))
