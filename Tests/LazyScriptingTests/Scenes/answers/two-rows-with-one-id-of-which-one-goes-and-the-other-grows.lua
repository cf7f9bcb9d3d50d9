-- Two rows with one id, of which one goes and the other grows.
-- says: b is 100 points long and was 40.
-- says: b is 100 points long; the one in its place was
-- never: it was 60

local rows = { { id = "a", h = 50 }, { id = "b", h = 60 }, { id = "c", h = 50 },
  { id = "b", h = 40 } }
for i = 1, 20 do rows[#rows + 1] = { id = "r" .. i, h = 50 } end
w = Window { width = 390, height = 420, ScrollView { LazyVStack { spacing = 0,
  ForEach { rows, function(r) return Item { height = r.h } end } } } }
w:update(function() table.remove(rows, 2); rows[3].h = 100 end)
print(w:explain(w.frame))
