-- Rows that come into a list out of sight, and others that go.
-- says: 1 row (x) came in: +50 points.
-- never: a19

local a = {}
for i = 1, 20 do a[i] = { id = "a" .. i } end
w = Window { width = 390, height = 500, ScrollView { VStack { spacing = 0,
  LazyVStack { spacing = 0, ForEach { a, function() return Item { height = 50 } end } },
  LazyVStack { spacing = 0, ForEach { 30, id = "b%d", height = 50 } } } } }
w:scrollView():drag { by = 500 }
w:scrollView():drag { by = 500 }
w:update(function()
  table.insert(a, 10, { id = "x" }) table.remove(a, 21) table.remove(a, 1)
end)
print(w:explain())
