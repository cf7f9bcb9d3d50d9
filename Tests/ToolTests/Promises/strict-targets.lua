-- Where nothing is marked every row with an id is a scroll target; with strictScrollTargets of a
-- profile none is: nothing is told, nothing is aligned, viewID is nil, and a program that scrolls to
-- a row is told so. Marks, once there are any, say the same in both.
-- output: vertical	false	none	100.0	4	true	row-27	0
-- output: vertical	false	off	100.0	4	true	row-27	0
-- output: vertical	false	layout	100.0	4	true	row-27	0
-- output: vertical	false	rows	100.0	4	true	row-27	0
-- output: vertical	true	none	130.0	0	false	nil	1
-- output: vertical	true	off	130.0	0	false	nil	1
-- output: vertical	true	layout	100.0	4	true	row-27	0
-- output: vertical	true	rows	100.0	4	true	row-27	0
-- output: horizontal	false	none	100.0	4	true	row-27	0
-- output: horizontal	false	off	100.0	4	true	row-27	0
-- output: horizontal	false	layout	100.0	4	true	row-27	0
-- output: horizontal	false	rows	100.0	4	true	row-27	0
-- output: horizontal	true	none	130.0	0	false	nil	1
-- output: horizontal	true	off	130.0	0	false	nil	1
-- output: horizontal	true	layout	100.0	4	true	row-27	0
-- output: horizontal	true	rows	100.0	4	true	row-27	0
-- output: before	0
-- output: after	6
-- output: default	false	true
-- output: unknown parameter 'strictScrollTarget' of lab.profile; did you mean 'strictScrollTargets'?
-- output: strictScrollTargets of lab.profile is true or false, got "yes"
-- errors: unmarkedTarget: a program scrolled to row-30, which is not among the views that :scrollTargetLayout or :scrollTarget marks, so viewID, visibleTargets and view-aligned scrolls do not know it: mark the layout that it is in, or the view
local function row(i, axis)
  return axis == "vertical" and Item { height = 100, width = 9 } or Item { width = 100, height = 9 }
end

local function show(axis, strict, mark)
  local position, told = ScrollPosition { edge = axis == "vertical" and "top" or "leading" }, 0
  local stack = (axis == "vertical" and LazyVStack or LazyHStack) { spacing = 0,
    ForEach { 50, id = "row-%d", function(i)
      local view = row(i, axis)
      return mark == "rows" and view:scrollTarget() or view
    end } }
  if mark == "layout" then stack = stack:scrollTargetLayout() end
  if mark == "off" then stack = stack:scrollTargetLayout(false) end
  local window = Window { width = 350, height = 350,
    profile = lab.profile { strictScrollTargets = strict },
    ScrollView { axes = axis, VStack { spacing = 0, stack } }
      :scrollTargetBehavior "viewAligned":scrollPosition(position)
      :onScrollTargetVisibilityChange(function(ids) told = told + 1 end) }
  local scroll = window:scrollView()
  scroll:drag { by = 130 }
  local offset = scroll.contentOffset[axis == "vertical" and "y" or "x"]
  local diagnostics = window.metrics.diagnostics
  scroll:scrollTo { id = "row-30" }
  window:check()
  print(axis, strict, mark, offset, #scroll:visibleTargets(), told > 0, position.viewID,
    window.metrics.diagnostics - diagnostics)
end

for _, axis in ipairs { "vertical", "horizontal" } do
  for _, strict in ipairs { false, true } do
    for _, mark in ipairs { "none", "off", "layout", "rows" } do show(axis, strict, mark) end
  end
end

-- A mark that comes with an update counts from then on; those of a nested scroll view are its own.
local marks = false
local window = Window { width = 300, height = 300,
  profile = lab.profile { strictScrollTargets = true },
  function() return ScrollView { VStack { spacing = 0,
    LazyVStack { spacing = 0, ForEach { 20, id = "row-%d", height = 50 } }:scrollTargetLayout(marks),
    ScrollView { axes = "horizontal",
      LazyHStack { ForEach { 9, id = "card-%d", width = 50 } }:scrollTargetLayout() }
        :frame { height = 40 }:id "shelf" } }:id "feed" end }
print("before", #window:scrollView("feed"):visibleTargets())
marks = true
window:update(function() end)
print("after", #window:scrollView("feed"):visibleTargets())
print("default", lab.profile().strictScrollTargets,
  lab.profile { strictScrollTargets = true }.strictScrollTargets)
for _, wrong in ipairs { { strictScrollTarget = true }, { strictScrollTargets = "yes" } } do
  local _, message = pcall(lab.profile, wrong)
  print((message:gsub("^.-:%d+: ", "")))
end
