-- What was changed outside of an update is noticed where it is in sight, and an
-- element that gives no view is told as that.
-- errors: changedData: element 2 of the ForEach in
-- errors: is another one than is shown
-- output: eager	absent	placed
-- output: no view has the id never
-- output: shown	1
-- output: updated	0
-- output: hidden is an element of a ForEach that gives no view now
-- output: g/hidden is an element of a ForEach that gives no view now
-- output: no view has the id nobody
local function diagnostics(change, update)
  local rows = {}
  for i = 1, 20 do rows[i] = { id = "r" .. i, text = "old" } end
  local window = Window { width = 100, height = 100, ScrollView { LazyVStack { spacing = 0,
    ForEach { rows, function(row) return Text(row.text):frame { height = 20 } end } } } }
  if update then window:update(function() change(rows) end) else change(rows) end
  window:step()
  window:scrollView():drag { by = 5 }
  return window.metrics.diagnostics
end
local function change(rows) rows[2].text = "new" end
print("shown", diagnostics(change, false))
print("updated", diagnostics(change, true))

local names = { "a", "hidden", "b" }
local function view(name) if name ~= "hidden" then return Item { height = 20 } end end
local window = Window { width = 100, height = 100, ScrollView { LazyVStack { spacing = 0,
  ForEach { names, id = "self", subviews = "dynamic", view } } } }
print("none", select(2, pcall(window.node, window, "hidden")))
local window = Window { width = 100, height = 100, ScrollView { LazyVStack { spacing = 0,
  ForEach { { { id = "g" } }, subviews = "dynamic", function()
    return Section { ForEach { names, id = "self", subviews = "dynamic", view } }
  end } } } }
print("inner", select(2, pcall(window.node, window, { "g", "hidden" })))
print("never", select(2, pcall(window.node, window, "nobody")))

-- An eager view that went is absent, as a lazy one is; one that never was is an error.
local isOpen = true
local box = Window { width = 100, height = 100, function()
  return VStack { isOpen and Item { height = 20 }:id "gone", Item { height = 10 }:id "here" }
end }
box:update(function() isOpen = false end)
print("eager", box:node "gone".phase, box:node "here".phase)
print(select(2, pcall(box.node, box, "never")))
