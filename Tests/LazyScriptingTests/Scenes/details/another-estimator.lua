-- Another estimator.
-- says: The estimator of the LazyVStack is lastFew(10) and was mean.

local kind = "mean"
w = Window { width = 390, height = 400, function() return ScrollView { LazyVStack {
  spacing = 0, estimator = kind, ForEach { 300, id = "r%d",
    height = function(i) return i <= 12 and 40 or 90 end } } } end }
w:scrollView():drag { by = 700 }
w:update(function() kind = "lastFew" end)
print(w:explain(w.frame))
