-- A badge that comes into a centered row.
-- says: row-2 moved by −19 horizontally, though nobody moved it: it is 136 points wide and was 98
-- says: time in row-2 moved by +38 horizontally within it, though nobody moved it: badge came in

local model = Observable { b = false }
local Row = View "Row" { parameters = { "i" }, body = function(self)
  return HStack { spacing = 8, Item { width = 40, height = 40 }:id "icon",
    self.i == 2 and model.b and Item { width = 30, height = 20 }:id "badge" or nil,
    Item { width = 50, height = 20 }:id "time" }
end }
w = Window { width = 390, height = 300, ScrollView { LazyVStack { spacing = 0,
  ForEach { 30, id = "row-%d", function(i) return Row { i = i } end } } } }
model.b = true
w:step()
assert(w.metrics.moves > 0)
print(w:explain(w.frame))
