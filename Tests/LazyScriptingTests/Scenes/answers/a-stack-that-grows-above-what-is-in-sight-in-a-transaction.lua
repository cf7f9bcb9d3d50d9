-- A stack that grows above what is in sight, in a transaction.
-- says: as a11 came in, and the transaction left the offset as it was.
-- says: leave the transaction's scrollContentOffsetAdjustmentBehavior as it is

local a, b = {}, {}
for i = 1, 10 do a[i] = { id = "a" .. i } end
for i = 1, 20 do b[i] = { id = "b" .. i } end
local function rows(t) return ForEach { t, function() return Item { height = 100 } end } end
w = Window { width = 390, height = 500, ScrollView { VStack { spacing = 0,
  LazyVStack { spacing = 0, rows(a) }, LazyVStack { spacing = 0, rows(b) } } } }
w:scrollView():drag { by = 1200 }
withTransaction { scrollContentOffsetAdjustmentBehavior = "disabled", function()
  w:update(function() a[11] = { id = "a11" } end) end }
print(w:explain(w.frame))
