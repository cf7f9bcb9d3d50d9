-- Places that go before what stays, and one behind it, at the end.
-- says: p13 moved by +172, though nobody moved it
-- says: as p14 went.
-- never: as p12, p14 went

local places = {}
for n = 1, 14 do places[n] = { id = "p" .. n } end
w = Window { width = 390, height = 200, ScrollView { axes = "horizontal",
  LazyHStack { spacing = 12, ForEach { places, function()
    return Item { width = 160, height = 120 } end } } } }
w:scrollView():scrollTo { edge = "trailing" }
w:update(function()
  table.remove(places, 14) table.remove(places, 12) table.remove(places, 3)
end)
print(w:explain(w.frame))
