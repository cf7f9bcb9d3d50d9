-- A page whose padding grows on all sides.
-- says: What stands before the LazyVStack is 96 points long now; it was 72: its padding is 40 points and was 16.
-- says: Row 6 kept its place in the visible rect.
-- says: Rows 6 … 14 moved by +24 horizontally, though nobody moved them: the padding before them is 40 points and was 16.
-- never: same fraction

local wide = false
w = Window { width = 390, height = 844, function() return ScrollView { VStack {
  spacing = 16, Item { height = 40 },
    LazyVStack { spacing = 12, ForEach { 60, height = 100 } },
  }:padding(wide and 40 or 16) } end }
w:scrollView():drag { by = 700 }
w:update(function() wide = true end)
print(w:explain(w.frame))
