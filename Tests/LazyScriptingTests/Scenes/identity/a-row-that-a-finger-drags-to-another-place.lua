-- A row that a finger drags to another place.
-- says: r2 moved by +150: a finger dragged it to another place
-- says: A finger dragged r2 to another place, and the move of the reorderContainer changed data
-- never: r2 moved by +150, though nobody

local list = {}
for i = 1, 30 do list[i] = { id = "r" .. i } end
w = Window { width = 390, height = 600, ScrollView { LazyVStack { spacing = 0,
  ForEach { list, function(e) return Item { height = 50 } end }:reorderable() }
  :reorderContainer { move = function(d)
    w:update(function() d:apply(list) end)
  end } } }
w:reorder { "r2", before = "r6" }
print(w:explain(w.frame - 1))
print(w:explain(w.frame))
