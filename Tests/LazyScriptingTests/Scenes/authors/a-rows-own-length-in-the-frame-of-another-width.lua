-- A row's own length in the frame of another width.
-- says: moved by +30, though nobody moved them: row-3 is 80 points long and was 50
-- never: what stands before in sight has another length
-- fixed place: the window itself gets another size

local model = Observable { h = 50 }
local Row = View "Row" { parameters = { "i" }, body = function(self)
  return Item { height = self.i == 3 and model.h or 50 }
end }
w = Window { width = 390, height = 400, ScrollView { LazyVStack { spacing = 0,
  ForEach { 60, id = "row-%d", function(i) return Row { i = i } end } } }
  :onGeometryChange { of = function(g) return g.size.width end,
    function(x) if x > 400 then model.h = 80 end end } }
w:resize(500, 400)
assert(w.metrics.moves > 0)
print(w:explain(w.frame))
