-- Rows that are sorted.
-- says: +390 r9, r8, r7, r6, r5, r4, r30 moved in before it
-- says: −100 r1, r2 moved away from before it
-- never: counts otherwise
-- never: r30 came in

local list = {}
for i = 1, 30 do list[i] = { id = "r" .. i, h = i == 6 and 90 or 50 } end
w = Window { width = 390, height = 500, ScrollView { LazyVStack { spacing = 0,
  ForEach { list, function(e) return Item { height = e.h } end } } } }
w:update(function() table.sort(list, function(a, b) return a.id > b.id end) end)
print(w:explain(w.frame))
