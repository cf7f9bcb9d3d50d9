-- With `edgeLanding = "estimate"` a jump to the end rests beyond it until the next frame that lays
-- the scroll view out; idle frames lay nothing out (P23). What is prefetched counts in no size (Q21).
-- output: lands	true	at rest	true
-- output: update	0.0
-- output: drag	0.0
-- output: resize	0.0
-- output: horizontal	true	0.0
-- output: prefetched	true	counted	false
local profile = lab.profile { edgeLanding = "estimate" }
local function short(window, axis)
  local scroll = window:scrollView()
  local length = axis == "x" and scroll.contentSize.width or scroll.contentSize.height
  return length - scroll.contentOffset[axis] - 100
end
local function open(axis)
  local length = function(i) return i <= 20 and 50 or 20 end
  local window = Window { width = 100, height = 100, profile = profile,
    axis == "x"
      and ScrollView { axes = "horizontal", LazyHStack { spacing = 0, ForEach { 40, width = length } } }
      or ScrollView { LazyVStack { spacing = 0, ForEach { 40, height = length } } } }
  window:scrollView():scrollTo { edge = axis == "x" and "trailing" or "bottom" }
  return window
end
for name, wake in pairs {
  update = function(window) window:update() end,
  drag = function(window) window:scrollView():drag { by = 1 } end,
  resize = function(window) window:resize { width = 90 } end,
} do
  local window = open "y"
  local landed = short(window, "y")
  window:step(5)
  if name == "update" then print("lands", landed < 0, "at rest", short(window, "y") == landed) end
  wake(window)
  window:settle()
  print(name, short(window, "y"))
end
local window = open "x"
local landed = short(window, "x")
window:update()
print("horizontal", landed < 0, short(window, "x"))

local window = Window { width = 100, height = 100, ScrollView { LazyVStack { spacing = 0,
  ForEach { 40, height = function(i) return i <= 20 and 50 or 500 end } } } }
local before = window:scrollView().contentSize.height
window:scrollView():drag { by = 60, duration = 0.3 }
local ahead = 0
for event in window.trace:events { kind = "measure" } do
  if event.reason == "prefetch" then ahead = ahead + 1 end
end
print("prefetched", ahead > 0, "counted", window:scrollView().contentSize.height ~= before)
