-- A row that goes to another container and is of another length there.
-- says: a2 went, which was 50 points long

local a, b = { "a1", "a2", "a3" }, { "b1", "b2", "b3", "b4" }
w = Window { width = 390, height = 600, function() return ScrollView { VStack { spacing = 0,
  LazyVStack { spacing = 0, ForEach { a, id = "self", height = 50 } },
  LazyVStack { spacing = 0, ForEach { b, id = "self", height = 40 } } } } end }
w:update(function() table.insert(b, table.remove(a, 2)) end)
print(w:explain(w.frame))
