-- A further view of an element, and an element that goes.
-- says: o8 moved by +38, though nobody moved it: an Item of o7 came in before, 34 points long, with 4 of spacing
-- says: −72 o9 went; +38 an Item of o7 came in before

local note, orders = false, {}
for i = 1, 30 do orders[i] = { id = "o" .. i, n = i } end
w = Window { width = 390, height = 560, function() return ScrollView {
  VStack { spacing = 4, ForEach { orders, subviews = "dynamic", function(o)
    return Group { Item { height = 40 }, Item { height = 24 },
      note and o.n == 7 and Item { height = 34 } or nil } end } } } end }
w:scrollView():drag { by = 360 }
w:update(function()
  note = true
  table.remove(orders, 9)
end)
print(w:explain(w.frame))
