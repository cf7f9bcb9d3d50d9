-- A header that stays where its section pushed it, vertical.
-- says: (1 of them in sight until then)
-- never: head-B moved
-- never: Nothing else

local groups = {}
for g = 1, 12 do
  groups[g] = { id = string.char(64 + g), names = {}, open = true }
  for i = 1, 8 do groups[g].names[i] = string.char(64 + g) .. i end
end
w = Window { width = 600, height = 600, function() return ScrollView { axes = "vertical",
  LazyVStack { spacing = 0, pinnedViews = "sectionHeaders",
    ForEach { groups, subviews = function(g) return 1 + (g.open and #g.names or 0) end,
      function(g) return Section { header = Item { height = 32 }:id("head-" .. g.id),
        g.open and ForEach { g.names, height = 48 } } end } } } end }
w:scrollView():drag { by = 820 }
w:update(function() groups[2].open = false end)
print(w:explain(w.frame))
