-- A stack in a row.
-- says: g2, g3 moved by +60, though nobody moved them: g1 is 220 points long and was 160
-- says: moved by +60, though nobody moved them: g2, in which they stand, moved
-- never: 235
-- never: out of sight before it

local height = 40
w = Window { width = 390, height = 500, function() return ScrollView { LazyVStack {
  spacing = 0, ForEach { 5, id = "g%d", function(k) return LazyVStack { spacing = 0,
    ForEach { 4, id = "i%d", function(i)
      return Item { height = k == 1 and i == 2 and height or 40 } end } } end } } } end }
w:update(function() height = 100 end)
assert(w.metrics.moves > 0)
print(w:explain(w.frame))
