-- A ScrollPosition names the view to which it was sent until somebody scrolls, and then the first
-- one in what the insets leave of the region; what it was sent to stays, also where other rows push
-- it out of sight in one frame.
-- output: all named

local function pages(modify)
  local position = ScrollPosition {}
  local window = Window { width = 390, height = 300, modify(ScrollView { axes = "horizontal",
    LazyHStack { spacing = 10, ForEach { Range(1, 20), id = "self", function(page)
      return Color("page"):frame { height = 200 }:containerRelativeFrame "horizontal"
    end } }:scrollTargetLayout() }
    :scrollTargetBehavior "viewAligned"):scrollPosition(position) }
  return position, window
end

for _, modify in ipairs {
  function(view) return view:contentMargins { "horizontal", 20 } end,
  function(view) return view:safeAreaPadding { "horizontal", 20 } end,
} do
  local position, window = pages(modify)
  for _ = 1, 3 do window:scrollView():fling { velocity = 600 } end
  lab.expectEqual(window:node(4).frame.x, 20)
  lab.expectEqual(position.viewID, 4)
  for page = 5, 8 do
    withAnimation(function() position:scrollTo { id = position.viewID + 1 } end)
    lab.expectEqual(position.viewID, page)
    window:step()
    lab.expectEqual(position.viewID, page)
    window:settle()
    lab.expectEqual(window:node(page).frame.x, 20)
  end
end
lab.expectEqual(ScrollPosition { id = "later" }.viewID, "later")

-- A view that is held, with what stands around it.
local function held(axis, anchor, around)
  local isTall = axis == "vertical"
  local rows = {}
  for index = 1, 50 do rows[index] = { id = "r" .. index, length = 50 } end
  local container = isTall and LazyVStack or LazyHStack
  local position = ScrollPosition {}
  local window = Window { width = 400, height = 400, around(ScrollView { axes = axis,
    container { spacing = 0, ForEach { rows, function(row)
      return Item { width = isTall and 50 or row.length, height = isTall and row.length or 50 }
    end } }:scrollTargetLayout() }:scrollPosition(position)) }
  position:scrollTo { id = "r30", anchor = anchor }
  window:step()
  local old = window:node "r30".frame
  window:update(function() rows[27].length = 110 end)
  local new = window:node "r30".frame
  lab.expectNear(new and new.x, old.x, 1e-6)
  lab.expectNear(new and new.y, old.y, 1e-6)
  lab.expectEqual(position.viewID, "r30")
  window:scrollView():drag(-100)
  lab.expect(position.viewID ~= "r30")
end
for _, around in ipairs {
  function(view) return view end,
  function(view) return view:padding(20) end,
  function(view) return VStack { Text "title", view } end,
} do
  held("vertical", "bottom", around)
  held("horizontal", "trailing", around)
end

-- Without marks the anchor of the modifier says which view is named, too; so it does once the view
-- that a program asked for is gone, until that comes back.
local function unmarked(axis, anchor, named)
  local isTall = axis == "vertical"
  local rows = {}
  for index = 1, 50 do rows[index] = "r" .. index end
  local container = isTall and LazyVStack or LazyHStack
  local position = ScrollPosition { id = "r20" }
  local window = Window { width = 400, height = 400, ScrollView { axes = axis,
    container { spacing = 0, Item { width = 50, height = 50 }, ForEach { rows, function()
      return Item { width = 50, height = 50 }
    end } } }:scrollPosition(position, anchor) }
  local scroll = window:scrollView()
  lab.expectEqual(position.viewID, "r20")
  window:update(function() table.remove(rows, 20) end)
  lab.expect(position.viewID ~= "r20")
  lab.expect(scroll.visibleIDs:contains(position.viewID))
  window:update(function() table.insert(rows, 20, "r20") end)
  lab.expectEqual(position.viewID, "r20")
  scroll:scrollTo(isTall and { y = 1000 } or { x = 1000 })
  scroll:drag(10)
  lab.expectEqual(position.viewID, named)
end
unmarked("vertical", nil, "r20")
unmarked("vertical", "center", "r24")
unmarked("vertical", "bottom", "r27")
unmarked("horizontal", "trailing", "r27")
print "all named"
