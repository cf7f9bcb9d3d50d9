-- A footer that the edge takes as rows come before it.
-- says: foot-A moved by +170, though nobody moved it: the edge holds it now.
-- says: foot-B was pushed out of sight, though nobody moved it: the edge holds it no more.
-- never: "foot-A, "
-- never: foot-A was pushed

local groups = {}
for g = 1, 6 do groups[g] = { id = string.char(64 + g), n = g == 1 and 6 or 12 } end
w = Window { width = 300, height = 400, function() return ScrollView { LazyVStack {
  spacing = 0, pinnedViews = "sectionFooters",
  ForEach { groups, subviews = function(g) return 1 + g.n end, function(g)
    return Section { footer = Item { height = 30 }:id("foot-" .. g.id),
      ForEach { g.n, id = g.id .. "%d", height = 50 } } end } } } end }
w:scrollView():drag { by = 100 }
w:update(function() groups[1].n = 12 end)
print(w:explain(w.frame))
