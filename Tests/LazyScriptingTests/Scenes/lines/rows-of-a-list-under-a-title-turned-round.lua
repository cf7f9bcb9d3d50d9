-- Rows of a list under a title, turned round.
-- says: p9, p10, p11, p12 went out of sight, by about −172, −308, −408, −532
-- fixed axis: text runs in lines from left to right

local rows = {}
for n = 1, 30 do rows[n] = { id = "p" .. n, n = n } end
w = Window { width = 330, height = 300, ScrollView { VStack { Text "title",
  LazyVStack { spacing = 4, ForEach { rows, function(row)
    return Item { height = 40 + row.n % 5 * 12 } end } }:padding(10) } } }
w:scrollView():drag { by = 500 }
w:update(function() table.sort(rows, function(a, b) return a.n > b.n end) end)
print(w:explain(w.frame))
