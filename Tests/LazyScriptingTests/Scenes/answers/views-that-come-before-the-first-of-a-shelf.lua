-- Views that come before the first of a shelf.
-- says: scrollPosition(id:anchor:), which holds a view that a program scrolled to before.
-- never: .bottom

local cards = {}
for i = 1, 15 do cards[i] = { id = "c" .. i, w = 120 } end
w = Window { width = 390, height = 200, ScrollView { axes = "horizontal",
  LazyHStack { spacing = 10,
    ForEach { cards, function(c) return Item { width = c.w, height = 150 } end } } } }
w:update(function() table.insert(cards, 1, { id = "new", w = 200 }) end)
print(w:explain(w.frame))
