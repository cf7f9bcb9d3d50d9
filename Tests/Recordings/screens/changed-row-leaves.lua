-- A row changes and leaves sight in the same frame: its new length is data, not a row that grows.
local rows = {}
for i = 1, 60 do rows[i] = { id = "r" .. i, tall = 40 } end
local data = lab.data(rows)
local window = Window { width = 300, height = 200, ScrollView { LazyVStack { spacing = 0,
  ForEach { data, function(row) return Item { height = row.tall } end } } } }
window:step(2)
data:replace(2, { id = "r2", tall = 90 })
window:scrollView():scrollTo { id = "r20", anchor = "top" }
window:step(3)
window:scrollView():scrollTo { id = "r1", anchor = "top" }
window:step(3)
