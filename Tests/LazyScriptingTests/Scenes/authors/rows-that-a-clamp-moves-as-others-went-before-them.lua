-- Rows that a clamp moves as others went before them.
-- says: r29 moved by +50, though nobody moved it: the content would have ended before the
-- never: became too short
-- never: others out of sight

local list = {}
for i = 1, 40 do list[i] = { id = "r" .. i } end
w = Window { width = 390, height = 600, ScrollView { LazyVStack { spacing = 0,
  ForEach { list, function() return Item { height = 50 } end } } } }
w:scrollView():scrollTo { edge = "bottom" }
w:step()
w:update(function()
  table.remove(list, 30)
  table.insert(list, 1, { id = "n1" })
  table.insert(list, 1, { id = "n2" })
end)
assert(w.metrics.moves > 0)
print(w:explain(w.frame))
