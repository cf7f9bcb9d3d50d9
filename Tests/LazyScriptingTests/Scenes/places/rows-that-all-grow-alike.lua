-- Rows that all grow alike.
-- says: row 22 moved by +12 vertically, though nobody moved it: row 21 is 32.4 points high and was 20.4
-- says: row 23 … row 28 moved by +24, +36, +48, +60, +72, +84 vertically, though nobody moved them: each by what those before it are longer or shorter, row 21 … row 27 by +12 each.
-- never: Row 2
-- fixed axis: text runs in lines from left to right

local size = 17
w = Window { width = 390, height = 300, function() return ScrollView { LazyVStack {
  spacing = 10, ForEach { 80, id = "row %d", function() return Text { "a", size = size }
  end } } } end }
w:scrollView():drag { by = 608 }
w:update(function() size = 27 end)
assert(w.metrics.moves > 0)
print(w:explain())
