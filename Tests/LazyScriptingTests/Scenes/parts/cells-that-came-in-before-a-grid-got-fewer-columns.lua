-- Cells that came in before a grid got fewer columns.
-- says: stand in other columns, and 2 cells came in before, out of sight.
-- fixed place: the window itself gets another size

local photos = lab.data {}
for i = 1, 90 do photos:insert(i, { id = "p" .. i }) end
w = Window { width = 700, height = 500, ScrollView { LazyVGrid {
  columns = { GridItem.adaptive { minimum = 100 } }, spacing = 8,
  ForEach { photos, height = 90 } } } }
w:scrollView():drag { by = 530 }
photos:insert(1, { id = "n1" })
photos:insert(1, { id = "n2" })
w:resize(420, 500)
print(w:explain(w.frame))
