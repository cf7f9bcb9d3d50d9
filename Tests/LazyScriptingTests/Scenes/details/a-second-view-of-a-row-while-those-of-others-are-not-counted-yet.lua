-- A second view of a row while those of others are not counted yet.
-- says: moved by +26, though nobody moved them: an Item of r4 came in before, 20 points long
-- never: further on

local rows, second = {}, false
for i = 1, 40 do rows[i] = { id = "r" .. i } end
w = Window { width = 400, height = 500, function() return ScrollView { LazyVStack {
  spacing = 6, ForEach { rows, subviews = "dynamic", function(r)
    return Group { Item { height = 50 },
      second and r.id == "r4" and Item { height = 20 } or nil } end } } } end }
w:update(function() second = true end)
print(w:explain(w.frame))
