-- Rows under ids that are positions, some longer and some shorter.
-- says: each by what those before it are longer or shorter, order-1 by +15
-- never: points long together and were

local heights = {}
for n = 1, 20 do heights[n] = 50 + (n % 5) * 15 end
w = Window { width = 390, height = 500, function() return ScrollView {
  LazyVStack { spacing = 0,
  ForEach { #heights, id = "order-%d",
    function(n) return Item { height = heights[n] } end } } } end }
w:update(function() table.insert(heights, 1, 80) end)
print(w:explain(w.frame))
