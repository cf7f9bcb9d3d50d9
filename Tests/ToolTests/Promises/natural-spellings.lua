-- A form whose meaning is clear is accepted: names for positions, and the last value without one.
-- output: tapped	2	appeared
-- output: button	3
-- output: ratio	390 × 260
-- output: dragged	300	200
-- output: thrown	true
-- output: row-50	row-80	row-3
-- output: bottom	true
-- output: top	0
-- output: sizes	844.0	390.0	width 844 height 390	width 390 height 400	width 300 height 400
-- output: card	Window 300 × 400
local count, appeared = 0, nil
local function press() count = count + 1 end
local window = Window { width = 390, height = 844,
  VStack {
    Text("x"):onTapGesture { action = press }:onAppear { action = function() appeared = "appeared" end }:id "tap",
    Button("x", press):id "one", Button { "x", press }:id "two",
    Button { Text "x", Text "y", press }:id "three",
    Color "red":aspectRatio { 1.5, contentMode = "fit" }:id "ratio",
  },
}
window:tap { id = "tap" }
window:tap("tap")
print("tapped", count, appeared)
count = 0
for _, id in ipairs { "one", "two", "three" } do window:tap(id) end
print("button", count)
local frame = window:node("ratio").frame
print("ratio", string.format("%.0f × %.0f", frame.width, frame.height))

local window = Window { width = 390, height = 844, ScrollView { LazyVStack {
  ForEach { elements = 300, id = "row-%d", content = function() return Item { height = 60 } end } } } }
local feed = window:scrollView()
feed:drag(300)
local first = feed.contentOffset.y
feed:drag { -100, duration = 0.2 }
print("dragged", math.tointeger(first), math.tointeger(feed.contentOffset.y))
feed:fling(2000)
print("thrown", feed.contentOffset.y > 1000)
local shown = {}
feed:scrollTo("row-50")
shown[1] = feed.visibleIDs:contains("row-50") and "row-50"
feed:scrollTo { "row-80", anchor = "top", animation = true }
shown[2] = feed.visibleIDs[1]
feed:scrollTo { target = "row-3" }
shown[3] = feed.visibleIDs[1]
print(table.unpack(shown))
feed:scrollTo("bottom")
print("bottom", feed.visibleIDs:contains("row-300"))
feed:scrollTo("top")
print("top", math.tointeger(feed.contentOffset.y))

local sizes = {}
window:rotate()
local width, height = window.width, window.height
sizes[1] = tostring(window.size)
window:rotate()
window:resize { height = 400 }
sizes[2] = tostring(window.size)
window:resize { width = 300 }
sizes[3] = tostring(window.size)
print("sizes", width, height, table.unpack(sizes))
print("card", window)
