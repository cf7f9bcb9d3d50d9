-- Cells that go to other columns in a wider window.
-- says: moved by −252 to +381 horizontally, though nobody moved them: 3 columns became 4, so that
-- says: photo-38, photo-39 moved by +1, +2 horizontally, though nobody moved them: 3 columns became 4, which begin elsewhere.
-- says: photo-33 moved by +116 vertically
-- fixed place: the window itself gets another size

w = Window { width = 390, height = 600, ScrollView {
  LazyVGrid { columns = { GridItem.adaptive { minimum = 110 } }, spacing = 6,
    ForEach { 200, id = "photo-%d", height = 110 } }:padding("horizontal", 10) } }
w:scrollView():drag { by = 1200 }
w:resize(520, 600)
print(w:explain(w.frame))
