-- Rows in sight of a chat that grow, with others before them.
-- says: The 15 rows before what is in sight count 800 points.
-- never: still count

local h = 40
w = Window { width = 332, height = 400, ScrollView { LazyVStack { spacing = 0,
  ForEach { 20, id = "m-%d", function() return Item { height = h } end } } }
  :defaultScrollAnchor "bottom" }
w:update(function() h = 80 end)
print(w:explain(w.frame))
