-- A list that was empty is filled.
-- says: row-1 … row-8 came into sight.

local rows = {}
w = Window { width = 390, height = 400, ScrollView { LazyVStack { spacing = 0,
  ForEach { rows, height = 50 } } } }
w:update(function() for i = 1, 30 do rows[i] = { id = "row-" .. i } end end)
print(w:explain())
