-- Where a default anchor begins among rows that are lazy stacks themselves, the row that it shows
-- holds still while the rows before it learn their lengths, and the region is filled (rule R10).
-- output: vertical	row-10 at 27.0	ends at 22.0
-- output: horizontal	row-10 at 27.0	ends at 22.0
for _, axis in ipairs { "vertical", "horizontal" } do
  local isVertical = axis == "vertical"
  local Lazy = isVertical and LazyVStack or LazyHStack
  local function item(points)
    return isVertical and Item { width = 40, height = points } or Item { width = points, height = 40 }
  end
  local rows = ForEach { 19, id = "row-%d", function(row)
    return Lazy { spacing = 2, ForEach { 7 + row % 3, id = "view-" .. row .. "-%d", function(_, place)
      return item(20 + (row * 7 + place * 11) % 30)
    end } }
  end }
  local window = Window { width = isVertical and 300 or 320, height = isVertical and 320 or 300,
    ScrollView { axes = axis, Lazy { spacing = 5, rows } }:defaultScrollAnchor "center" }
  window:check()
  local start, before = window:node("row-10").frame, window:node("row-9").frame
  print(axis, "row-10 at " .. (isVertical and start.y or start.x),
    "ends at " .. (isVertical and before.maxY or before.maxX))
end
