-- Rows that go below the end, and one out of sight that an oracle measured.
-- says: +100 What stands before what is in sight was measured anew
-- never: order 17 was measured

local rows, tall = {}, false
for i = 1, 20 do rows[i] = "order " .. i end
w = Window { width = 390, height = 600, estimator = "oracle", function()
  return ScrollView { LazyVStack { spacing = 10, ForEach { rows, function(id)
    return Item { height = tall and id == "order 2" and 180 or 80 } end } } } end }
w:scrollView():scrollTo { y = 5000 }
w:update(function() tall = true for i = 20, 18, -1 do table.remove(rows, i) end end)
assert(w.metrics.moves > 0)
print(w:explain())
