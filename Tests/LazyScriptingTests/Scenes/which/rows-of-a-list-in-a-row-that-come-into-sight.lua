-- Rows of a list in a row that come into sight.
-- says: r3, r2-f5 came into sight.

local model = Observable { height = 200 }
local First = View "First" { body = function()
  return Item { height = model.height } end }
w = Window { width = 300, height = 300, ScrollView { LazyVStack { spacing = 0,
  ForEach { 6, id = "r%d", function(i)
    if i == 1 then return First {} end
    return LazyVStack { spacing = 0, ForEach { 5, id = "r" .. i .. "-f%d", height = 50 } }
  end } } } }
w:scrollView():drag { by = 60 }
model.height = 20
w:step()
print(w:explain(w.frame))
