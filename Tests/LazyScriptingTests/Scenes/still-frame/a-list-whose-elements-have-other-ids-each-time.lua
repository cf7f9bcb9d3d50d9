-- A list whose elements have other ids each time.
-- says: In SwiftUI: ids that stay the same when the data are loaded again

local fetches, rows = 0, {}
local function fetch()
  fetches = fetches + 1
  for i = 1, 80 do rows[i] = { id = fetches .. "-" .. i } end
end
fetch()
w = Window { width = 390, height = 600, ScrollView { LazyVStack {
  ForEach { rows, function() return Item { height = 60 } end } } } }
w:scrollView():drag { by = 1000 }
w:update(function() fetch() end)
assert(w.metrics.moves == 0, w.metrics.moves)
print(w:explain(w.frame))
