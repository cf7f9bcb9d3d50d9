-- A row that grows in each pass of a loop.
-- says: field is 160 points long and was 60, by way of 85, 110, 135.
-- says: taken to be 2660 points long, a guess; it was 2240. field is 160 points long; it was 60.
-- never: it was 2340
-- never: it had been taken to be 85

local model = Observable { height = 60 }
local Field = View "Field" { body = function()
  return Item { height = model.height }:onGeometryChange {
    of = function(g) return g.size.height end,
    function(_, h) if h > 60 and h < 160 then model.height = h + 25 end end } end }
w = Window { width = 390, height = 560, ScrollView { LazyVStack { spacing = 0,
  ForEach { 3, id = "a%d", height = 50 }, Field {}:id "field",
  ForEach { 40, id = "b%d", height = 50 } } } }
model.height = 85
w:step()
print(w:explain(w.frame))
