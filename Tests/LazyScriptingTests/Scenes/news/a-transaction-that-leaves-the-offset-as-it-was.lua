-- A transaction that leaves the offset as it was.
-- says: 1 view came in before, out of sight, and the transaction left the offset as it was
-- says: leave the transaction's scrollContentOffsetAdjustmentBehavior as it is
-- never: keep the reader's place

local rows = {}
for i = 1, 50 do rows[i] = { id = "r" .. i } end
w = Window { width = 390, height = 576, ScrollView { LazyVStack { spacing = 8,
  ForEach { rows, function() return Item { height = 72 } end } } } }
w:scrollView():scrollTo { id = "r16", anchor = "top" }
withTransaction { scrollContentOffsetAdjustmentBehavior = "disabled", function()
  w:update(function() table.insert(rows, 1, { id = "new" }) end)
end }
print(w:explain(1, w.frame))
