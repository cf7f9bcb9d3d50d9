-- The button of a row that was swiped.
-- says: The swipe button Delete of r3 changed data

local list = {}
for i = 1, 30 do list[i] = { id = "r" .. i } end
w = Window { width = 390, height = 400, ScrollView { LazyVStack { spacing = 0,
  ForEach { list, function(e)
    return Item { height = 50 }:swipeActions { Button { "Delete", action = function()
      w:update(function() table.remove(list, 3) end)
    end } }
  end } } } }
w:swipe { "r3", tap = "Delete" }
print(w:explain(1, w.frame))
