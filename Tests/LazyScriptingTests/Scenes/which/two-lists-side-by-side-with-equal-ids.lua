-- Two lists side by side with equal ids.
-- says: r4, r5, r6, r7 in left moved by +20

local model = Observable { height = 40 }
local function list(grows) return ScrollView { LazyVStack { spacing = 0,
  ForEach { 30, id = "r%d", function(i)
    return Item { height = grows and i == 3 and model.height or 40 } end } } } end
local Left = View "Left" { body = function() return list(true) end }
local Right = View "Right" { body = function() return list(false) end }
w = Window { width = 400, height = 300, HStack { spacing = 0, Left {}:id "left",
  Right {}:id "right" } }
w:step()
model.height = 60
w:step()
print(w:explain(w.frame))
