-- What stands beside a lazy stack in a row is aligned by the longest of all. While the stack learns
-- how long it is, that one holds still with the rest of the list, and the others move, lines of the
-- stack among them, wherever they are listed (rule R9); as nobody edited anything, no move is put
-- down to data.
-- output: vertical	label 60	row-0	nobody edited
-- output: vertical	label 10	row-0	nobody edited
-- output: vertical	stack first	row-0	nobody edited
-- output: vertical	between	row-0	nobody edited
-- output: vertical	in a frame	row-0	nobody edited
-- output: vertical	at the start	row-0	nobody edited
-- output: horizontal	label 60	row-0	nobody edited
-- output: horizontal	label 10	row-0	nobody edited
-- output: horizontal	stack first	row-0	nobody edited
-- output: horizontal	between	row-0	nobody edited
-- output: horizontal	in a frame	row-0	nobody edited
-- output: horizontal	at the start	row-0	nobody edited
local function moved(axis, name, views, alignment)
  local isVertical = axis == "vertical"
  local function item(points)
    return isVertical and Item { width = 40, height = points } or Item { width = points, height = 40 }
  end
  local Lazy = isVertical and LazyVStack or LazyHStack
  local Beside = isVertical and HStack or VStack
  local function stack(first) return Lazy { spacing = 0, item(first), item(30) } end
  local function framed(view) return view:frame { [isVertical and "height" or "width"] = 60 } end
  local rows = ForEach { 28, id = "row-%d", function()
    return Beside { alignment = alignment, table.unpack(views(item, stack, framed)) }
  end }
  local window = Window { width = 300, height = 300, ScrollView { axes = axis, Lazy { spacing = 8, rows } } }
  window:scrollView():drag { by = 1e5 }
  for _ = 1, 60 do
    window:scrollView():drag { by = -11 }
    window:check()
  end
  local count, isEdited = 0, false
  for event in window.trace:events { kind = "moved" } do
    isEdited = isEdited or event.cause == "data"
    if tostring(event.id):match "^row" then count = count + 1 end
  end
  print(axis, name, "row-" .. count, isEdited and "edited" or "nobody edited")
end
for _, axis in ipairs { "vertical", "horizontal" } do
  moved(axis, "label 60", function(item, stack) return { item(60), stack(10) } end)
  moved(axis, "label 10", function(item, stack) return { item(10), stack(10) } end)
  moved(axis, "stack first", function(item, stack) return { stack(10), item(60) } end)
  moved(axis, "between", function(item, stack) return { item(20), stack(10), item(60) } end)
  moved(axis, "in a frame", function(item, stack, framed) return { item(20), framed(stack(10)) } end)
  moved(axis, "at the start", function(item, stack) return { stack(31), item(61) } end,
    axis == "vertical" and "top" or "leading")
end
