-- Two strings that differ in Lua are two ids, even if they look the same.
-- output: 2	false	true
-- output: bodies	2	1
-- output: globals	nil	false
local composed, decomposed = "\u{e9}", "e\u{301}"
local window = Window { width = 100, height = 200, ScrollView { LazyVStack {
  ForEach { { composed, decomposed }, function() return Item { height = 50 } end } } } }
local ids = window:scrollView().visibleIDs
local list = Window { width = 100, height = 200, ScrollView { LazyVStack {
  ForEach { { composed }, function() return Item { height = 50 } end } } } }:scrollView().visibleIDs
print(#ids, list:contains(decomposed), ids:contains(decomposed))
-- The same holds for the names of views and of globals.
local first, second = View(composed .. "1") { body = function() return Text "x" end },
  View(decomposed .. "1") { body = function() return Text "y" end }
local window = Window { width = 100, height = 100, VStack { first {}, first {}, second {} } }
print("bodies", window.metrics.byView[composed .. "1"].bodies, window.metrics.byView[decomposed .. "1"].bodies)
_G[composed] = 1
_G[composed] = nil
print("globals", _G[composed], pcall(function() return _G[decomposed] end))
