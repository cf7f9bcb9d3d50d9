-- Views of one element that went before what is in sight, and in it.
-- says: B gives 3 views and gave 5, of which 1 went before what is in sight.
-- never: Before what is in sight, B

local parts = { "b-1", "b-2", "b-3", "b-4", "b-5" }
local elements = { { id = "A", l = { "a-1", "a-2", "a-3" } }, { id = "B", l = parts },
  { id = "C", l = { "c-1", "c-2", "c-3", "c-4", "c-5", "c-6" } } }
w = Window { width = 200, height = 200, ScrollView { LazyVStack { spacing = 0,
  ForEach { elements, subviews = function(e) return #e.l end, function(e)
    return ForEach { e.l, id = "self", height = 50 }
  end } } } }
w:scrollView():drag { by = 210 }
w:update(function() table.remove(parts, 3) table.remove(parts, 1) end)
print(w:explain())
