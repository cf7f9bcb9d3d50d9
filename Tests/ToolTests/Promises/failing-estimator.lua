-- A failing estimator causes a diagnostic; the mean stands in for it, and the frame completes.
-- output: row-90
-- errors: estimate of Estimator "Broken"
local Broken = Estimator "Broken" { estimate = function() error("no idea") end }
local window = Window { width = 100, height = 200, estimator = Broken { },
  ScrollView { LazyVStack { ForEach { 100, id = "row-%d", height = 50 } } } }
local scroll = window:scrollView()
scroll:scrollTo { id = "row-90", anchor = "top" }
window:check()
print(scroll.visibleIDs[1])
