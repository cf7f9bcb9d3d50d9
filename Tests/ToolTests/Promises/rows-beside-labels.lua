-- What stands beside a lazy stack in a row is aligned by the longer of the two. While the stack
-- learns how long it is, that one holds still with the rest of the list, and the other one moves
-- (rule R9); as nobody edited anything, no move is put down to data.
-- output: vertical	label 60	Item-5 label-0 last-2	nobody edited
-- output: vertical	label 10	label-0 last-0	nobody edited
-- output: horizontal	label 60	Item-5 label-0 last-2	nobody edited
-- output: horizontal	label 10	label-0 last-0	nobody edited
local function moved(axis, length)
  local isVertical = axis == "vertical"
  local function item(points)
    return isVertical and Item { width = 40, height = points } or Item { width = points, height = 40 }
  end
  local Lazy = isVertical and LazyVStack or LazyHStack
  local Beside = isVertical and HStack or VStack
  local rows = ForEach { 28, id = "e%d", function(_, index)
    return Beside { item(length):id("label-" .. index),
      Lazy { spacing = 0, item(10), item(30):id("last-" .. index) } }
  end }
  local window = Window { width = 300, height = 300, ScrollView { axes = axis, Lazy { spacing = 8, rows } } }
  window:scrollView():drag { by = 1e5 }
  for _ = 1, 60 do window:scrollView():drag { by = -11 } end
  local counts, causes = { label = 0, last = 0 }, {}
  for event in window.trace:events { kind = "moved" } do
    causes[event.cause] = true
    local name = tostring(event.subject or event.viewID):match "^%a+"
    counts[name] = (counts[name] or 0) + 1
  end
  local parts = {}
  for name, count in pairs(counts) do parts[#parts + 1] = name .. "-" .. count end
  table.sort(parts)
  print(axis, "label " .. length, table.concat(parts, " "), causes.data and "edited" or "nobody edited")
end
for _, axis in ipairs { "vertical", "horizontal" } do
  moved(axis, 60)
  moved(axis, 10)
end
