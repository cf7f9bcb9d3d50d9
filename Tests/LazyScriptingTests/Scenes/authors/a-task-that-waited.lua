-- A task that waited.
-- says: The task of row-3 went on and changed data
-- says: In SwiftUI: where content came late, give its view its length beforehand
-- never: The task of row-1

local modified = function(self, item)
  return item:task(function() wait(0.1) if self.i == 3 then self.state.h = 80 end end)
end
local model = Observable { h = 50 }
local Row = View "Row" { parameters = { "i" }, state = { h = 50 }, body = function(self)
  local item = Item { height = self.i == 2 and math.max(model.h, self.state.h) or self.state.h }
  return modified(self, item)
end }
w = Window { width = 390, height = 400, ScrollView { LazyVStack { spacing = 0,
  ForEach { 30, id = "row-%d", function(i) return Row { i = i } end } } } }

w:run(0.2)
print(w:explain(1, w.frame))
