-- Data that changed outside an update leaves the window whole, and a diagnostic names the ForEach.
-- errors: changedData:
-- errors: the ForEach in
-- errors: changed-data.lua:8
local rows = {}
for i = 1, 100 do rows[i] = "row " .. i end
local window = Window { width = 100, height = 200, ScrollView {
  LazyVStack { ForEach { rows, function(row) return Item { height = 50 } end } } } }
table.remove(rows, 8)
window:scrollView():drag { by = 300 }
window:check()
