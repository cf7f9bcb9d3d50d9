-- A header that a shorter list brings back.
-- says: head moved by +100, though nobody moved it: the edge held it

local rows = {}
for i = 1, 40 do rows[i] = "r" .. i end
w = Window { width = 300, height = 400, function() return ScrollView { LazyVStack {
  spacing = 0, pinnedViews = "sectionHeaders", Item { height = 100 }:id "hero",
  Section { header = Item { height = 30 }:id "head",
    ForEach { rows, id = "self", height = 50 } } } } end }
w:scrollView():drag { by = 120 }
w:update(function() for _ = 1, 38 do table.remove(rows) end end)
print(w:explain(w.frame))
