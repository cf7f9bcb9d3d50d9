-- A header that follows the offset back into sight.
-- says: header was 80 points long in an earlier pass and 110 before.
-- says: header is 140 points long; it was 80.
-- never: others before what is in sight

local st = Observable { at = 0 }
View "Screen" { body = function(self)
  return ScrollView { LazyVStack { spacing = 0,
    Item { height = math.max(60, 200 - st.at) }:id "header",
    ForEach { 100, id = "r%d", height = 50 } } }
    :onScrollGeometryChange { of = function(g) return g.contentOffset.y end,
      function(_, y) st.at = y end } end }
w = Window { width = 390, height = 500, Screen {} }
local s = w:scrollView()
for _ = 1, 6 do s:drag { by = 30 } end
for _ = 1, 3 do s:drag { by = -30 } end
print(w:explain())
