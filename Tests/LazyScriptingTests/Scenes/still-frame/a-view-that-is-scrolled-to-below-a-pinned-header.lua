-- A view that is scrolled to below a pinned header.
-- says: The program asked for A 10 in sight, and it stands there; letter A is held at the edge and covers 30 points of it.

local function letter(n) return Section { header = Item { height = 30 }:id("letter " .. n),
  ForEach { 15, id = n .. " %d", height = 44 } } end
w = Window { width = 390, height = 500, function() return ScrollView { LazyVStack {
  spacing = 0, pinnedViews = "sectionHeaders", letter "A", letter "B", letter "C" } } end }
w:scrollView():drag { by = 700 }
w:scrollView():scrollTo { id = "A 10" }
assert(w.metrics.moves == 0, w.metrics.moves)
print(w:explain(w.frame))
