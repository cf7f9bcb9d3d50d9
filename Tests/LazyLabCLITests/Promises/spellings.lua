-- Two strings that Lua tells apart are two ids, however alike they look.
-- output: 2	false	true
local composed, decomposed = "\u{e9}", "e\u{301}"
local window = Window { width = 100, height = 200, ScrollView { LazyVStack {
  ForEach { { composed, decomposed }, function() return Item { height = 50 } end } } } }
local ids = window:scrollView().visibleIDs
local list = Window { width = 100, height = 200, ScrollView { LazyVStack {
  ForEach { { composed }, function() return Item { height = 50 } end } } } }:scrollView().visibleIDs
print(#ids, list:contains(decomposed), ids:contains(decomposed))
