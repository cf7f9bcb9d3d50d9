-- A row that went out of sight from a list in a list.
-- says: t1 is 1505 points long and was 1550, as r2 went.
-- says: 1 view went before them,
-- never: as went

local replies = {}
for r = 1, 30 do replies[r] = { id = "r" .. r, length = 40 } end
w = Window { width = 390, height = 400, ScrollView { LazyVStack { spacing = 20,
  ForEach { 3, id = "t%d", function(i)
    return LazyVStack { spacing = 5, ForEach { i == 1 and replies or {}, function(r)
      return Item { width = 90, height = r.length } end },
      Item { width = 90, height = 200 }:id("end" .. i) } end } } } }
w:scrollView():drag { by = 1250 }
w:update(function() table.remove(replies, 2) end)
print(w:explain(w.frame))
