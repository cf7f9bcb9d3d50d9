-- Two scroll views that share what a bar between them leaves.
-- says: bar moved by −20, though nobody moved it: A is 180 points long and was 200, as bar is 80 points long and was 40.

local bar = 40
local function list(name)
  return ScrollView { LazyVStack { ForEach { 40, id = name .. "%d", height = 50 } } }
end
w = Window { width = 300, height = 440, function()
  return VStack { spacing = 0, list "a":id "A", Item { height = bar }:id "bar",
    list "b":id "B" }
end }
w:update(function() bar = 80 end)
print(w:explain(w.frame))
