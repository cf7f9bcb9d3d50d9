-- Sections after one that has a line less.
-- says: june/june-7, june/june-10 moved by −104 vertically, though nobody moved them: cells moved on to other lines, as june/june-5 went.
-- says: july/july-1 … july/july-6 moved by −104 vertically, though nobody moved them: cells before them moved on to other lines, as june/june-5 went.

local months = { { id = "june", n = {} }, { id = "july", n = {} } }
for _, month in ipairs(months) do
  for n = 1, 10 do month.n[n] = { id = month.id .. "-" .. n } end
end
local columns = {}
for n = 1, 3 do columns[n] = GridItem.flexible { spacing = 4 } end
w = Window { width = 390, height = 600, ScrollView {
  LazyVGrid { columns = columns, spacing = 4, ForEach { months,
    subviews = function(month) return #month.n end,
    function(month) return Section { ForEach { month.n,
      function() return Item { height = 100 } end } } end } } } }
w:update(function() table.remove(months[1].n, 5) end)
print(w:explain())
