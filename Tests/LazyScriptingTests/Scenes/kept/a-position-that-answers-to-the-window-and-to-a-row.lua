-- A position that answers to the window and to a row.
-- says: "+140 "
-- says: "+45 "
-- never: +185 The container
-- fixed place: the window itself gets another size

local position, model = ScrollPosition(), Observable { note = false }
w = Window { width = 390, height = 700, ScrollView { LazyVStack {
  spacing = 5, ForEach { 80, id = "v%d", function(i)
    return Item { height = i == 37 and model.note and 105 or 60 } end } } }
  :scrollPosition(position, "center") }
position:scrollTo { id = "v40" }
w:step()
model.note = true
w:resize(390, 420)
print(w:explain(w.frame))
