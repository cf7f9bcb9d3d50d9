-- A grid in the opposite order.
-- says: cells changed places
-- never: went, which
-- never: came in.
-- never: went with the data

local rows = {}
for i = 1, 40 do rows[i] = "c" .. i end
w = Window { width = 300, height = 300, function() return ScrollView { LazyVGrid {
  columns = { GridItem.flexible(), GridItem.flexible() },
  ForEach { rows, height = 60 } } } end }
w:scrollView():drag { by = 200 }
w:update(function() table.sort(rows, function(a, b)
  return tonumber(a:sub(2)) > tonumber(b:sub(2)) end) end)
print(w:explain(w.frame))
