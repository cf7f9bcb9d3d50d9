-- A row that came in above and was measured in the same frame.
-- says: 1 row (new) came in: +114 points. It was measured, and counts 114 points.
-- never: until it was measured

local first = lab.data {}
for n = 1, 8 do first:insert(n, { id = "f" .. n, height = 64 }) end
w = Window { width = 390, height = 600, ScrollView { VStack { spacing = 0,
  LazyVStack { spacing = 4, ForEach { first, function(f)
    return Item { height = f.height }
  end } },
  LazyVStack { ForEach { 300, id = "c%d", height = 50 } },
} } }
w:scrollView():drag { by = 1500 }
first:insert(9, { id = "new", height = 110 })
first:remove(1)
w:step()
print(w:explain(w.frame))
