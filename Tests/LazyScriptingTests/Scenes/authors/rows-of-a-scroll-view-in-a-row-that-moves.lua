-- Rows of a scroll view in a row that moves.
-- says: in-3, in-4, in-5, in-6 in row-2 moved by +40 within it

local model = Observable { outer = 50, inner = 30 }
local In = View "In" { parameters = { "i" }, body = function(self)
  return Item { height = self.i == 2 and model.inner or 30 }
end }
local Row = View "Row" { parameters = { "i" }, body = function(self)
  if self.i ~= 2 then return Item { height = self.i == 1 and model.outer or 50 } end
  return ScrollView { LazyVStack { spacing = 0,
    ForEach { 30, id = "in-%d", function(i) return In { i = i } end } } }
    :frame { height = 200 }
end }
w = Window { width = 390, height = 400, ScrollView { LazyVStack { spacing = 0,
  ForEach { 30, id = "row-%d", function(i) return Row { i = i } end } } } }
model.outer, model.inner = 60, 70
w:step()
assert(w.metrics.moves > 0)
print(w:explain(w.frame))
