-- A path finds each of the views that an element of an eager ForEach gives; an element without views
-- is named, and what went with its list is absent.
-- output: 28.0	56.0	84.0
-- output: e2 is an element of a ForEach that gives no view now
-- output: no view has the id e9
-- output: absent	absent

local window = Window { width = 100, height = 100, ScrollView { VStack {
  ForEach { 4, id = "e%d", function()
    return Item { height = 20 }:id "a", Item { height = 20 }:id "b"
  end } } } }
window:scrollView():scrollTo { id = { "e2", "b" } }
local function top(id) return window:node(id).frame.minY - window:node { "e1", "a" }.frame.minY end
print(top { "e1", "b" }, top { "e2", "a" }, top { "e2", "b" })

local empty = Window { width = 100, height = 100, ScrollView { VStack {
  ForEach { 4, id = "e%d", function(i) return i ~= 2 and Item { height = 20 } or nil end } } } }
print(select(2, pcall(empty.node, empty, "e2")))
print(select(2, pcall(empty.node, empty, "e9")))

local isShown = true
local list = Window { width = 200, height = 200, function()
  return VStack { Text "x", isShown and ScrollView { LazyVStack {
    ForEach { 3, id = "q%d", function() return Item { height = 10 }:id "part" end } } } or nil }
end }
list:update(function() isShown = false end)
print(list:node("q1").phase, list:node { "q2", "part" }.phase)
