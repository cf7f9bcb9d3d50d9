-- A title that goes while the columns change.
-- says: 2 columns became 3, so that what stood in 4 lines (464 points) before what is in sight stands in 2 lines.
-- says: What stands before the LazyVGrid is 0 points long now; it was 60: title went.

local compact = false
w = Window { width = 390, height = 600, function()
  local columns = {}
  for i = 1, compact and 3 or 2 do columns[i] = GridItem.flexible() end
  return ScrollView { VStack { spacing = 0, not compact and Item { height = 60 }:id "title",
    LazyVGrid { columns = columns, spacing = 6,
      ForEach { 90, id = "cell %d", height = 110 } } } }
end }
w:scrollView():drag { by = 600 }
w:update(function() compact = true end)
assert(w.metrics.moves > 0)
print(w:explain())
