-- A row that came into a scroll view in a row.
-- says: +20 Before what is in sight, 1 row (line 51) came in.
-- never: was measured before what is in sight

local lines = {}
for i = 1, 50 do lines[i] = { id = "line " .. i } end
w = Window { width = 390, height = 600, ScrollView { LazyVStack {
  Item { height = 60 },
  ScrollView { LazyVStack { spacing = 0,
    ForEach { lines, function() return Item { height = 20 } end } } }
    :frame { height = 200 }:id "log",
  ForEach { 20, height = 60 } } } }
w:scrollView("log"):drag { by = 100 }
w:update(function() table.insert(lines, 1, { id = "line 51" }) end)
assert(w.metrics.moves == 0, w.metrics.moves)
print(w:explain(w.frame))
