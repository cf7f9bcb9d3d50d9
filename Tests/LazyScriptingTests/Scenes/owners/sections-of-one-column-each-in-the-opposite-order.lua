-- Sections of one column, each in the opposite order.
-- says: lines (c10 … c20) were moved in
-- says: lines (c1 … c8) were moved away
-- says: they changed their places among the others
-- never: line went
-- never: lines went
-- never: moved on to other lines

local rows = {}
for i = 1, 40 do rows[i] = "c" .. i end
local function part(first, last)
  return Section { header = Item { height = 20 },
    ForEach { { table.unpack(rows, first, last) }, height = 60 } }
end
w = Window { width = 300, height = 300, function() return ScrollView { LazyVGrid {
  columns = { GridItem.flexible() }, part(1, 20), part(21, 40) } } end }
w:scrollView():drag { by = 600 }
w:update(function()
  local old = rows
  rows = {}
  for i = 1, 20 do rows[i], rows[20 + i] = old[21 - i], old[41 - i] end
end)
print(w:explain(w.frame))
