-- The row at the top edge gets another id and another length.
-- says: At the start of what is in sight, 1 row (up) came in and 1 row (tmp) went

local list = lab.data {}
for i = 1, 40 do list:insert(i, { id = i == 11 and "tmp" or "r-" .. i, h = 60 }) end
w = Window { width = 390, height = 480, ScrollView { LazyVStack { spacing = 0,
  ForEach { list, function(e) return Item { height = e.h } end } } } }
w:scrollView():drag { by = 630 }
list:replace(11, { id = "up", h = 100 })
w:step()
print(w:explain(w.frame))
