-- Rows that come into a list out of sight.
-- says: 3 rows (new3, new2, new1) came in
-- never: stand no more
-- never: : 0 points

local a = {}
for i = 1, 20 do a[i] = { id = "a" .. i } end
w = Window { width = 390, height = 500, ScrollView { VStack { spacing = 0,
  LazyVStack { spacing = 0, ForEach { a, function() return Item { height = 50 } end } },
  LazyVStack { spacing = 0, ForEach { 30, id = "b%d", height = 50 } } } } }
w:scrollView():drag { by = 500 }
w:scrollView():drag { by = 500 }
w:update(function() for i = 1, 3 do table.insert(a, 1, { id = "new" .. i }) end end)
print(w:explain())
