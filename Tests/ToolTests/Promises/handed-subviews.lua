-- ForEach { subviews = … } gives views for each subview of other views, as far as they come into
-- sight; a number there still is how many subviews an element has. Subviews keep their ids and
-- states where data are edited, are counted where elements give several, and can be children.
-- output: vertical	row-1 … row-8	1000	500
-- output: vertical	few are made	true	true
-- output: vertical	row-5000, row-3, row-1, row-2, row-4, row-5, row-6, row-7	1001	501
-- output: vertical	41.0
-- output: vertical	row-500 … row-507	1001	501
-- output: vertical	row-500 … row-507	1000	500
-- output: horizontal	row-1 … row-8	1000	500
-- output: horizontal	few are made	true	true
-- output: horizontal	row-5000, row-3, row-1, row-2, row-4, row-5, row-6, row-7	1001	501
-- output: horizontal	41.0
-- output: horizontal	row-500 … row-507	1001	501
-- output: horizontal	row-500 … row-507	1000	500
-- output: q, a, b
-- output: row-899999991 … row-900000000	1000000000
-- output: pairs	6	90.0
-- output: declared	6	90.0
-- output: each twice	6	33.0
-- output: with an index	2	3.0
-- output: by name	2	40.8
-- output: nested	3	39.0
-- output: as views	4	35.0
-- output: of a group	6	36.0
-- output: one id	2	3.0
-- output: ForEach { subviews = content, function(subview, index) … end } takes one function
-- output: ForEach takes subviews = or sections =, not both
-- output: height of ForEach goes with data; subviews and sections have ids and sizes
-- output: ForEach needs elements, a whole number of at least 0, a Range, a table that is an array, a Data or an ObservedTable, got a function; for the subviews of views write subviews = views
-- output: ForEach needs elements, a whole number of at least 0, a Range, a table that is an array, a Data or an ObservedTable, got nil; for the subviews of views write subviews = views
for _, axis in ipairs { "vertical", "horizontal" } do
  local along, across, lazy, start = "height", "width", LazyVStack, "top"
  if axis == "horizontal" then
    along, across, lazy, start = "width", "height", LazyHStack, "leading"
  end
  local data = lab.data {}
  for i = 1, 1000 do data:insert(i, i) end
  local Row = View("Row " .. axis) { parameters = { "n" }, state = { taps = 0 },
    body = function(self)
      return Item { [along] = 40 + self.state.taps, [across] = 50 }
        :onTapGesture(function() self.state.taps = self.state.taps + 1 end)
    end }
  local calls = 0
  local rows = ForEach { data, id = function(e) return "row-" .. e end,
    function(e) return Row { n = e } end }
  local window = Window { width = 300, height = 300, ScrollView { axes = axis, lazy { spacing = 0,
    ForEach { subviews = rows, function(subview, index)
      calls = calls + 1
      return HStack { subview }
    end } } } }
  local scroll = window:scrollView()
  local function told() print(axis, scroll.visibleIDs, scroll.count, scroll:index("row-500")) end
  told()
  print(axis, "few are made", calls < 12, window.metrics.byView["Row " .. axis].bodies < 12)
  window:tap "row-3"
  data:insert(1, 5000) data:move(4, 2) window:step()
  told()
  print(axis, window:node("row-3").frame[along])
  scroll:scrollTo { id = "row-500", anchor = start } told()
  data:remove(1) window:step() told()
  window:check()
end

-- Arrays in an update, and a billion rows.
local array = { "a", "b" }
local list = Window { width = 100, height = 300, ScrollView { LazyVStack { spacing = 0,
  ForEach { subviews = ForEach { array, function() return Item { height = 20 } end },
    function(subview) return subview end } } } }
list:update(function() table.insert(array, 1, "q") end)
print(list:scrollView().visibleIDs)
local billion = Window { width = 100, height = 100, ScrollView { LazyVStack { spacing = 0,
  ForEach { subviews = ForEach { 1000000000, id = "row-%d", height = 10 },
    function(subview) return subview end } } } }
billion:scrollView():scrollTo { id = "row-900000000" }
print(billion:scrollView().visibleIDs, billion:scrollView().count)

-- Several views for an element, none or several for a subview, and a number as before.
local function pair(i) return Item { height = 10 }, Item { height = 20 } end
local function shown(views)
  local window = Window { width = 100, height = 400, ScrollView { LazyVStack { spacing = 0, views } } }
  window:check()
  return window:scrollView().count, window:scrollView().contentSize.height
end
print("pairs", shown(ForEach { subviews = ForEach { 3, pair }, function(s) return s end }))
print("declared", shown(ForEach { 3, subviews = 2, pair }))
print("each twice", shown(ForEach { subviews = ForEach { 3, height = 10 },
  function(s) return s, Divider() end }))
print("with an index", shown(ForEach { subviews = Group { Text "a", Text "b" },
  function(s, i) return Item { height = i } end }))
print("by name", shown(ForEach { subviews = Text "a", content = function(s) return s, s end }))
print("nested", shown(ForEach { subviews = ForEach { subviews = ForEach { 3, height = 10 },
  function(s) return VStack { spacing = 0, s, Item { height = 1 } } end },
  function(s) return VStack { spacing = 0, s, Item { height = 2 } } end }))
print("as views", shown(Group { subviews = ForEach { 3, height = 10 },
  function(subviews) return Item { height = 5 }, subviews end }))
print("of a group", shown(Group { subviews = ForEach { 3, height = 10 }, function(subviews)
  return ForEach { subviews, function(s, i) return s, Item { height = i } end }
end }))
print("one id", shown(ForEach { subviews = Group { Item { height = 1 }, Item { height = 2 } }:id "x",
  function(s) return s end }))

local function try(make)
  local _, message = pcall(make)
  print((tostring(message):gsub("^.-:%d+: ", "")))
end
local function f() end
try(function() return ForEach { subviews = Text "a" } end)
try(function() return ForEach { subviews = Text "a", sections = Text "a", f } end)
try(function() return ForEach { subviews = Text "a", height = 3, f } end)
try(function() return ForEach { subviews = 2, f } end)
try(function() return ForEach {} end)
