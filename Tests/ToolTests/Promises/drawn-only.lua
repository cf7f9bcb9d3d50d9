-- opacity and zIndex change only what is drawn; a tag is read by the surrounding container.
-- output: same	true
-- output: clear-2 cannot be tapped
-- output: drawn	false	true
-- output: tags	one	nil	3
-- output: opacity of :opacity is a number from 0 to 1, got 1.5
local function rows(modify)
  return Window { width = 300, height = 400, thresholds = { 0.5 }, ScrollView {
    LazyVStack { spacing = 0, ForEach { 50, id = "row-%d", function(index)
      return modify(Item { height = 30 + index % 4 * 20 }, index)
    end } } } }
end
local function trace(window)
  local feed, lines = window:scrollView(), {}
  feed:fling { velocity = 1500 }
  feed:scrollTo { id = "row-45", anchor = "center", animation = true }
  feed:drag { by = -700 }
  window:check()
  for event in window.trace:events() do lines[#lines + 1] = tostring(event) end
  return table.concat(lines, "\n")
end
local plain = trace(rows(function(view) return view end))
local painted = trace(rows(function(view, index)
  return view:opacity(index % 3 / 2):zIndex(index % 2):tag(index)
end))
print("same", plain == painted)
local screen = Window { width = 300, height = 200, ZStack {
  Item { width = 300, height = 200 }:id "front-1":zIndex(1),
  Item { width = 300, height = 200 }:id "clear-2":opacity(0):onTapGesture(print),
} }
print(select(2, pcall(function() screen:tap("clear-2") end)))
local drawing = screen:draw()
print("drawn", drawing:find("clear-2", 1, true) ~= nil, drawing:find("front-1", 1, true) ~= nil)
local tags = {}
local tagged = Window { width = 300, height = 200, Group { subviews = Group {
  Item { height = 1 }:tag "one", Item { height = 1 }, Item { height = 1 }:tag(3),
}, function(subviews)
  for index = 1, #subviews do tags[index] = tostring(subviews:tag(index)) end
  return subviews[1]
end } }
print("tags", table.unpack(tags))
print(select(2, pcall(function() return Item { height = 1 }:opacity(1.5) end)))
