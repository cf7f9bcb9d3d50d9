-- A row that is moved, and texts that count.
-- says: r14, r15 moved by −50
-- never: never positions
-- fixed axis: text runs in lines from left to right

local rows = {}
for i = 1, 30 do rows[i] = { id = "r" .. i } end
w = Window { width = 390, height = 300, function() return ScrollView { LazyVStack {
  spacing = 0, ForEach { rows, function(_, rank)
    return Text { "rank " .. rank }:frame { height = 50 } end } } } end }
w:scrollView():drag { by = 420 }
w:update(function() table.insert(rows, 1, table.remove(rows, 13)) end)
print(w:explain(w.frame))
