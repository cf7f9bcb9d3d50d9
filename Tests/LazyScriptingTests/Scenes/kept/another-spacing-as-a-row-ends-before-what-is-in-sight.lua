-- Another spacing as a row ends before what is in sight.
-- says: also that of the 6 rows before what is in sight: −48 points.
-- never: −56 points.

local tight = false
w = Window { width = 390, height = 480, function() return ScrollView { LazyVStack {
  spacing = tight and 2 or 10,
  ForEach { 80, id = "r%d", function() return Item { height = tight and 50 or 64 } end }
  } } end }
w:scrollView():drag { by = 500 }
w:update(function() tight = true end)
print(w:explain(w.frame))
