-- A row before the one that keeps its place.
-- says: changed
-- never: counts otherwise

local rows = {}
for i = 1, 40 do rows[i] = { id = "r" .. i } end
w = Window { width = 390, height = 300, function() return ScrollView { LazyVStack {
  spacing = 0, ForEach { rows, function() return Item { height = 60 } end } } } end }
w:scrollView():drag { by = 600 }
w:update(function()
  rows[11], rows[12], rows[13], rows[14], rows[15] =
    rows[15], rows[12], rows[14], rows[11], rows[13]
end)
print(w:explain(w.frame))
