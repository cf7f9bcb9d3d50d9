-- Sections that change places.
-- says: 18 rows were moved away, which had counted 900 points
-- says: team D, D/D 1 were pushed out of sight, by about +900, though nobody moved them: others changed their places around them
-- never: by 0
-- never: rows went

local teams = { { id = "A" }, { id = "B" }, { id = "C" }, { id = "D" } }
w = Window { width = 390, height = 500, ScrollView { LazyVStack { spacing = 0,
  ForEach { teams, subviews = 9, function(t)
    return Section { header = Item { height = 50 }:id("team " .. t.id),
      ForEach { 8, id = t.id .. " %d", height = 50 } }
  end } } } }
w:scrollView():drag { by = 950 }
w:update(function() teams[1], teams[3] = teams[3], teams[1] end)
assert(w.metrics.moves > 0)
print(w:explain())
