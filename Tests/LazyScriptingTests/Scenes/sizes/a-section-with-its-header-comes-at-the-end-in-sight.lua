-- A section with its header comes at the end, in sight.
-- says: as date-day-9, day-9/m9 came in.
-- never: others out of sight

local days = {}
for d = 1, 8 do days[d] = { id = "day-" .. d, rows = { "a" .. d, "b" .. d } } end
w = Window { width = 300, height = 300, ScrollView { LazyVStack { spacing = 6,
  pinnedViews = "sectionHeaders",
  ForEach { days, subviews = function(day) return 1 + #day.rows end, function(day)
    return Section { header = Item { height = 30 }:id("date-" .. day.id),
      ForEach { day.rows, function() return Item { height = 50 } end } } end } } }
  :defaultScrollAnchor("bottom") }
w:step(2)
w:update(function() table.insert(days, { id = "day-9", rows = { "m9" } }) end)
print(w:explain(w.frame))
