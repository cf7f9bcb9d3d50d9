-- Asking for the errors of the content size and of landings changes nothing.
-- output: true	true
local window = Window { width = 100, height = 200, ScrollView { LazyVStack { spacing = 0,
  ForEach { 1000, id = "row-%d", function(i) return Item { height = i % 7 * 10 + 20 } end } } } }
local feed = window:scrollView()
feed:scrollTo { id = "row-500", anchor = "top" }
local before = feed.contentOffset.y
local missed = window.metrics.landingError
print(type(missed) == "number", feed.contentOffset.y == before and window.frame == 2)
window:check()
