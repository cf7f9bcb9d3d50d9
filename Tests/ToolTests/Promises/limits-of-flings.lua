-- How many views one fling passes, for each limitBehavior along both axes, wrapped and not; and
-- limitsScrolls with a custom behavior.
-- output: vertical	always	3	3
-- output: vertical	alwaysByFew	3	3
-- output: vertical	alwaysByOne	1	1
-- output: vertical	automatic	18	18
-- output: vertical	never	18	18
-- output: horizontal	always	3	3
-- output: horizontal	alwaysByFew	3	3
-- output: horizontal	alwaysByOne	1	1
-- output: horizontal	automatic	3	3
-- output: horizontal	never	18	18
-- output: both	0	1
-- output: given	1993.0043	300.0	vertical
-- output: back	700.0
-- output: limitsScrolls of :scrollTargetBehavior goes with a function
-- output: limitBehavior of :scrollTargetBehavior goes with "viewAligned"
local function list(axis, isWrapped)
  local vertical = axis == "vertical"
  local stack = (vertical and LazyVStack or LazyHStack) { spacing = 0, ForEach { 200,
    function() return Item { [vertical and "height" or "width"] = 110 } end } }
  if not isWrapped then return stack end
  return (vertical and VStack or HStack) { spacing = 0, stack:padding(0) }
end
local function passed(axis, limit, isWrapped)
  local window = Window { width = 300, height = 300, ScrollView { axes = axis,
    list(axis, isWrapped) }:scrollTargetBehavior { "viewAligned", limitBehavior = limit } }
  local scroll = window:scrollView()
  local along = axis == "vertical" and "y" or "x"
  scroll:fling { velocity = 4000 }
  local forth = scroll.contentOffset[along]
  scroll:fling { velocity = -4000 }
  lab.expectEqual(scroll.contentOffset[along], 0, "it goes back as far")
  window:check()
  return math.tointeger(forth // 110)
end
for _, axis in ipairs { "vertical", "horizontal" } do
  for _, limit in ipairs { "always", "alwaysByFew", "alwaysByOne", "automatic", "never" } do
    print(axis, limit, passed(axis, limit, false), passed(axis, limit, true))
  end
end
-- The views of the content are its rows, and each of them begins at x = 0.
local both = Window { width = 300, height = 300, ScrollView { axes = "both",
  VStack { spacing = 0, ForEach { 60, function()
    return HStack { spacing = 0, ForEach { 60, function()
      return Item { width = 110, height = 110 }
    end } }
  end } } }:scrollTargetBehavior { "viewAligned", limitBehavior = "alwaysByOne" } }
local plane = both:scrollView()
plane:fling { velocity = { x = 3000, y = 3000 } }
print("both", math.tointeger(plane.contentOffset.x // 110),
  math.tointeger(plane.contentOffset.y // 110))
local given
local function note(target, context)
  given = given or {}
  given[#given + 1] = target.rect.y
  given.axes = context.axes
  target.rect.y = math.floor(target.rect.y / 100 + 0.5) * 100
end
local free = Window { width = 300, height = 300,
  ScrollView { list "vertical" }:scrollTargetBehavior(note) }
free:scrollView():fling { velocity = 4000 }
local limited = Window { width = 300, height = 300,
  ScrollView { list "vertical" }:scrollTargetBehavior { note, limitsScrolls = true } }
limited:scrollView():fling { velocity = 4000 }
print("given", string.format("%.4f", given[1]), given[2], given.axes)
limited:scrollView():scrollTo { y = 1000 }
limited:scrollView():fling { velocity = -50000 }
print("back", limited:scrollView().contentOffset.y)
local function refuse(f) print(select(2, pcall(f))) end
refuse(function() return ScrollView {}:scrollTargetBehavior { "paging", limitsScrolls = true } end)
refuse(function() return ScrollView {}:scrollTargetBehavior { note, limitBehavior = "never" } end)
