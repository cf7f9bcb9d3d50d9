-- A filter leaves less than fits, and a bar comes above.
-- says: The content ends before that: the offset is 0 at most.
-- never: as the container is
-- never: the content ends where it ends

local rows, bar = {}, false
for i = 1, 40 do rows[i] = { id = "r-" .. i } end
w = Window { width = 300, height = 260, function() return VStack { spacing = 0,
  bar and Item { height = 30 }:id("bar") or nil,
  ScrollView { LazyVStack { spacing = 0,
    ForEach { rows, function() return Item { height = 52 } end } } } } end }
w:scrollView():drag { by = 1000 }
w:update(function() bar = true; rows = { rows[10], rows[21] } end)
print(w:explain(w.frame))
