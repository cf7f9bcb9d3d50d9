-- The only scroll view.
-- says: The content is taken to be 90 points long

local top = 50
w = Window { width = 400, height = 400, function() return ScrollView {
  Item { height = top } } end }
w:step()
w:update(function() top = 90 end)
print(w:explain(w.frame))
