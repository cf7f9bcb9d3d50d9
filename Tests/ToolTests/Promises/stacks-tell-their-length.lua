-- A lazy container tells the length that it has or guesses, alone in a scroll view as beside other
-- views, and one that sizes its own scroll view does not stay without length; a flexible view in a
-- frame with a least length has that length where it is offered none.
-- output: all told

local rows = ForEach { 100, id = "r%d", height = 50 }
for name, content in pairs {
  stack = LazyVStack { spacing = 0, rows },
  sections = LazyVStack { spacing = 0, Section { rows } },
  grid = LazyVGrid { columns = { GridItem.fixed(80), GridItem.fixed(80) }, spacing = 0, rows },
} do
  for _, around in ipairs {
    function(view) return view end,
    function(view) return VStack { spacing = 0, view } end,
    function(view) return view:background { Color "white" } end,
  } do
    local told = {}
    local window = Window { width = 300, height = 400, ScrollView { around(content
      :onGeometryChange { of = function(geometry) return geometry.size.height end,
        function(_, height) told[#told + 1] = height end }:id "content") } }
    local scroll = window:scrollView()
    scroll:drag(900)
    local height = window:node "content".frame.height
    lab.expectNear(height, scroll.contentSize.height, 1e-6)
    lab.expectNear(told[#told], height, 1e-6)
    lab.expectNear(height, name == "grid" and 2500 or 5000, 1e-6)
  end
end

local model = Observable { height = 0 }
Popover = View "Popover" { body = function()
  return VStack { ScrollView { LazyVStack { spacing = 0, ForEach { 5, height = 44 } }
    :background { Color "white":onGeometryChange {
      of = function(geometry) return geometry.size.height end,
      function(_, height) model.height = height end } } }
    :frame { maxHeight = model.height }:id "scroll" }
end }
lab.expectEqual(Window { width = 390, height = 600, Popover {} }:node "scroll".frame.height, 220)

for axis, side in pairs { vertical = "minHeight", horizontal = "minWidth" } do
  local window = Window { width = 300, height = 300, ScrollView { axes = axis,
    Color "red":id "color":frame { [side] = 50 } } }
  local frame = window:node "color".frame
  lab.expectEqual(axis == "vertical" and frame.height or frame.width, 50)
end
print "all told"
