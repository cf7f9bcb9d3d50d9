-- Something put off.
-- says: What after() had put off changed data

local modified = function(self, item) return item end
local model = Observable { h = 50 }
local Row = View "Row" { parameters = { "i" }, state = { h = 50 }, body = function(self)
  local item = Item { height = self.i == 2 and math.max(model.h, self.state.h) or self.state.h }
  return modified(self, item)
end }
w = Window { width = 390, height = 400, ScrollView { LazyVStack { spacing = 0,
  ForEach { 30, id = "row-%d", function(i) return Row { i = i } end } } } }

after(0.1, function() model.h = 90 end)
w:run(0.2)
print(w:explain(1, w.frame))
