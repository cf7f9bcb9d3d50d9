-- A UnitPoint works wherever a named anchor does; for scrolls a point outside the view is an error.
-- output: scrollTo	75.0	225.0
-- output: position	75.0	75.0
-- output: transaction	75.0
-- output: initial	row-50
-- output: aligned	0
-- output: UnitPoint { x = 0.5, y = 0.25 }	true
-- output: write UnitPoint { x = 0.5, y = 0.25 }
-- output: lies in the view, so its x and y are from 0 to 1, got UnitPoint { x = 0.5, y = 1.5 }
-- output: anchor of :defaultScrollAnchor lies in the view
-- output: anchor of :scrollPosition lies in the view
-- output: scrollTargetAnchor of withTransaction lies in the view
-- output: UnitPoint needs y, a finite number
-- output: x of UnitPoint is a finite number, got NaN
-- output: turned	true
local quarter = UnitPoint { x = 0.5, y = 0.25 }
local function rows(modify)
  local view = ScrollView { LazyVStack { spacing = 0,
    ForEach { 100, id = "row-%d", function(i)
      return Item { height = i % 2 == 0 and 100 or 60 }
    end } } }
  return Window { width = 300, height = 400, modify and modify(view) or view }
end
local window = rows()
local feed = window:scrollView()
feed:scrollTo { id = "row-50", anchor = quarter }
local first = window:node("row-50").frame.y
feed:scrollTo { id = "row-70", anchor = UnitPoint { x = 0, y = 0.75 }, animation = true }
print("scrollTo", first, window:node("row-70").frame.y)
local position = ScrollPosition { id = "row-20", anchor = quarter }
local bound = rows(function(view) return view:scrollPosition(position, "bottom") end)
local start = bound:node("row-20").frame.y
position:scrollTo { id = "row-60", anchor = quarter }
bound:step()
print("position", start, bound:node("row-60").frame.y)
withTransaction { scrollTargetAnchor = quarter, function() position:scrollTo { id = "row-40" } end }
bound:step()
print("transaction", bound:node("row-40").frame.y)
local middle = rows(function(view)
  return view:defaultScrollAnchor(UnitPoint { x = 0.5, y = 0.5 })
end)
print("initial", middle:scrollView().visibleIDs[3])
local aligned = rows(function(view)
  return view:scrollTargetBehavior { "viewAligned", anchor = UnitPoint { x = 0, y = 0 } }
end)
aligned:scrollView():fling { velocity = 900 }
local top = aligned:scrollView().visibleIDs[1]
print("aligned", string.format("%g", aligned:node(top).frame.y))
print(quarter, quarter == UnitPoint { x = 0.5, y = 0.25 })
local function refuse(f) print(select(2, pcall(f))) end
refuse(function() feed:scrollTo { id = "row-1", anchor = 0.25 } end)
local outside = UnitPoint { x = 0.5, y = 1.5 }
refuse(function() feed:scrollTo { id = "row-1", anchor = outside } end)
refuse(function() return ScrollView {}:defaultScrollAnchor(outside) end)
refuse(function() return ScrollView {}:scrollPosition(ScrollPosition {}, outside) end)
refuse(function() withTransaction { scrollTargetAnchor = outside, print } end)
refuse(function() UnitPoint { x = 1 } end)
refuse(function() UnitPoint { x = 0 / 0, y = 0 } end)
print("turned", pcall(function()
  return Item { height = 1 }:rotationEffect { 90, anchor = outside }
end))
