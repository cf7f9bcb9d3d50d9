-- The spacing of an eager stack whose offset keeps a row.
-- says: Before what is in sight, 12 spacings are 1 point each and were 8.
-- never: Something before

local spacing, rows = 8, {}
for i = 1, 30 do rows[i] = "r" .. i end
w = Window { width = 300, height = 300, function() return ScrollView {
  VStack { spacing = spacing, ForEach { rows, height = 50 }, LazyVStack { spacing = 0,
    ForEach { 20, id = "l%d", height = 30 } } } } end }
w:scrollView():drag { by = 700 }
w:update(function() spacing = 1 end)
print(w:explain(w.frame))
