-- A keyboard where a position keeps a row at the end.
-- says: The container is 400 points long and was 600, and its ScrollPosition keeps the end of r30
-- says: r23 … r30 moved by −200
-- never: The program scrolled
-- fixed place: the window itself gets another size

w = Window { width = 390, height = 600, ScrollView { LazyVStack { spacing = 0,
  ForEach { 60, id = "r%d", height = 50 } } }
  :scrollPosition(ScrollPosition { id = "r30" }, "bottom") }
w:resize(390, 400)
print(w:explain())
