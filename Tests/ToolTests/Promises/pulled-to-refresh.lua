-- output: short pull	0
-- output: long pull	1	and none while it runs	1
-- output: again	2	42 rows	0
-- output: profile	1
-- output: sideways	0
-- A pull beyond the top that shows enough of it runs a function, which may wait; another pull
-- starts nothing meanwhile.
local function list(profile, axes, refresh)
  local elements = {}
  for i = 1, 40 do elements[i] = { id = i } end
  local data = lab.data(elements)
  local stack = axes == "horizontal" and LazyHStack or LazyVStack
  local window = Window { width = 390, height = 600, profile = profile,
    ScrollView { axes = axes,
      stack { spacing = 0, ForEach { data, function() return Item { width = 50, height = 50 } end } } }
    :refreshable(function() refresh(data) end) }
  return window, window:scrollView(), data
end

local begun = 0
local window, scroll, data = list(nil, "vertical", function(data)
  begun = begun + 1
  wait(2)
  data:insert(1, { id = "new " .. begun })
end)
scroll:drag(-60)
print("short pull", begun)
scroll:drag(-300)
local first = begun
scroll:drag(-300)
print("long pull", first, "and none while it runs", begun)
window:settle()
scroll:drag(-300)
window:settle()
print("again", begun, #data .. " rows", scroll.contentOffset.y // 1 | 0)

begun = 0
window, scroll = list(lab.profile { refreshPull = 20 }, "vertical", function() begun = begun + 1 end)
scroll:drag(-60)
print("profile", begun)
begun = 0
window, scroll = list(nil, "horizontal", function() begun = begun + 1 end)
scroll:drag(-300)
print("sideways", begun)
