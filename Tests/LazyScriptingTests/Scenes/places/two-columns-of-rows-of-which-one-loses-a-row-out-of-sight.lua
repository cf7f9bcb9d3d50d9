-- Two columns of rows, of which one loses a row out of sight.
-- says: moved by +150, though nobody moved them: the offset changed to keep L5 in its place
-- never: Nothing in sight moved
-- never: came back
-- never: In SwiftUI

local left, right = {}, {}
for i = 1, 30 do left[i] = "L" .. i right[i] = "R" .. i end
local function column(ids, height) return LazyVStack { spacing = 10,
  ForEach { ids, function() return Item { height = height } end } } end
w = Window { width = 390, height = 700, function() return ScrollView {
  HStack { alignment = "top", spacing = 10, column(left, 140), column(right, 170) } } end }
w:scrollView():drag { by = 600 }
w:update(function() table.remove(left, 2) end)
assert(w.metrics.moves > 0)
print(w:explain())
