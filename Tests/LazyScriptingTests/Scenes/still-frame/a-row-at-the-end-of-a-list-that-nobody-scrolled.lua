-- A row comes in at the end of a list, out of sight, before anything ever moved.
-- says: 1 row came in further on, out of sight, which moved nothing in sight.
-- never: There are no frames

local rows = {}
for i = 1, 40 do rows[i] = "r-" .. i end
w = Window { width = 300, height = 400, ScrollView { LazyVStack { spacing = 0,
  ForEach { rows, function() return Item { height = 50 } end } } } }
w:update(function() rows[41] = "new" end)
print(w:explain())
