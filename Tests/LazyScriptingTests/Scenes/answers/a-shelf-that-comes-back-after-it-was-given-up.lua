-- A shelf that comes back after it was given up.
-- says: shelf-2 begins anew: it was off screen for longer than views are kept, and its state contentOffset was lost.

w = Window { width = 390, height = 600, ScrollView { LazyVStack { spacing = 16,
  ForEach { 60, id = "shelf-%d", function(s) return ScrollView { axes = "horizontal",
    LazyHStack { spacing = 10, ForEach { 40, id = "film-%d", width = 120 } } }
    :frame { height = 180 } end } } } }
w:scrollView { "shelf-2" }:drag { by = 700 }
local list = w:scrollView()
for _ = 1, 25 do list:drag { by = 250 } end
for _ = 1, 23 do list:drag { by = -250 } end
list:drag { by = -250 }
print(w:explain(w.frame))
