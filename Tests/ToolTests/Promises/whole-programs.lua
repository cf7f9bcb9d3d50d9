-- output: a check measures nothing
-- output: a call that is over keeps no view
-- output: aligned by a length that is learned
-- output: a footer that failed stands in once
-- errors: layoutLoop

-- What random programs found: a check, a read and a collection of garbage change nothing, and what
-- failed stands in once.
local Words = LazyLayout "Words" {
  begin = function(_, bounds) return { y = 0, width = bounds.width } end,
  place = function(_, cursor, subviews)
    local size = subviews[1]:sizeThatFits { width = cursor.width }
    subviews[1]:place { y = cursor.y, width = size.width, height = size.height }
    cursor.y = cursor.y + size.height
    return cursor.y
  end,
}
local grid = LazyHGrid { rows = { GridItem.fixed(44), GridItem.adaptive { minimum = 20 } },
  Text "a few words that break", Text "a few words that break" }
local window = Window { width = 200, height = 300,
  ScrollView { Words { Text "a few words", ForEach { 3, function() return grid end } } }
    :aspectRatio(nil, "fill"),
}
window:update(function() end)
local measures = window.metrics.measures
window:check()
lab.expectEqual(window.metrics.measures, measures)
print "a check measures nothing"

local Stairs = Layout "Stairs" {
  sizeThatFits = function(_, _, subviews)
    local height = 0
    for _, view in ipairs(subviews) do height = height + view:sizeThatFits { width = 50 }.height end
    return 50, height
  end,
  placeSubviews = function(_, bounds, _, subviews)
    local y = bounds.y
    for _, view in ipairs(subviews) do y = y + view:place { y = y, width = 50 }.height end
  end,
}
window = Window { width = 200, height = 300, ScrollView { LazyVStack {
  ForEach { 200, function() return Stairs { Item { height = 30 }, Item { height = 20 } } end } } } }
window:scrollView():drag { by = 5000 }
local live = window.metrics.liveNodes
collectgarbage()
lab.expectEqual(window.metrics.liveNodes, live)
print "a call that is over keeps no view"

local function row()
  return LazyVStack { LazyVStack { Item { height = 30 }, Item { height = 25 } }:frame { height = 320 } }
end
window = Window { width = 430, height = 320, ScrollView { LazyVStack { ForEach { 9, row } } } }
for velocity = 500, 6000, 500 do
  window:scrollView():fling { velocity = velocity }
  window:check()
end
print "aligned by a length that is learned"

local Bad = Layout "Bad" {
  sizeThatFits = function() error "no" end,
  placeSubviews = function() end,
}
for _, container in ipairs { LazyVStack, Words } do
  window = Window { width = 100, height = 200, ScrollView { container {
    pinnedViews = "sectionFooters",
    ForEach { 20, height = 50 },
    Section { footer = Bad { Item { width = 10, height = 10 } }, Item { height = 50 } },
    ForEach { 20, height = 50 },
  } } }
  local scroll = window:scrollView()
  lab.expect(not pcall(scroll.drag, scroll, { by = container == Words and 900 or 1060 }))
  window:check()
  lab.expectEqual(select(2, window:tree():gsub("@2/footer", "")), 1)
end
print "a footer that failed stands in once"
