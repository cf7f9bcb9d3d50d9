-- A pinned header whose section is moved.
-- says: h-d3, d3/a3, d3/b3 went out of sight: they changed their places among the others.
-- never: the edge holds it no more

local days = {}
for d = 1, 14 do
  days[d] = { id = "d" .. d, rows = { { id = "a" .. d }, { id = "b" .. d } } }
end
w = Window { width = 390, height = 600, ScrollView { LazyVStack { spacing = 0,
  pinnedViews = "sectionHeaders", ForEach { days, subviews = 3, function(d)
    return Section { header = Item { height = 34 }:id("h-" .. d.id),
      ForEach { d.rows, function() return Item { height = 70 } end } } end } } } }
w:scrollView():drag { by = 370 }
w:update(function() table.insert(days, 13, table.remove(days, 3)) end)
print(w:explain(w.frame))
