-- A row without state whose data changed while it was away.
-- says: r-100 is 90 points long and was 50 (its view was given up in between, and was made
-- never: its state
-- never: outlast

local rows = {}
for i = 1, 200 do rows[i] = { id = "r-" .. i, h = 50 } end
w = Window { width = 300, height = 400, ScrollView { LazyVStack { spacing = 0,
  ForEach { rows, function(r) return Item { height = r.h } end } } } }
local s = w:scrollView()
for _ = 1, 25 do s:drag { by = 300 } end
w:update(function() rows[100].h = 90 end)
repeat s:drag { by = -100 } until w:node("r-100") and w:node("r-100").frame
print(w:explain(w.frame))
