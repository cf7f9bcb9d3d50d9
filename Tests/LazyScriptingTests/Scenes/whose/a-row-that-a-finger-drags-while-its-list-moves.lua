-- A row that a finger drags while its list moves.
-- says: todo-4 moved by −144: a finger dragged it to another place.
-- says: The ScrollView, child 2, moved by +18 with all that it shows

local todos = {}
for i = 1, 12 do todos[i] = { id = "todo-" .. i } end
local model = Observable { status = 18 }
local List = View "List" { body = function() return VStack { spacing = 0,
  Item { height = model.status }:id "status", ScrollView { LazyVStack { spacing = 0,
    ForEach { todos, function() return Item { height = 72 } end }:reorderable() } }
    :reorderContainer { move = function(d) d:apply(todos) model.status = 36 end } } end }
w = Window { width = 320, height = 620, List {} }
w:step()
w:reorder { "todo-4", before = "todo-2" }
print(w:explain(w.frame - 1))
print(w:explain(w.frame))
