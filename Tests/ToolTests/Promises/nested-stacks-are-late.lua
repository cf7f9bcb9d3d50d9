-- A lazy stack in a row costs what it costs: its rows are prepared ahead, or make frames late, as
-- those of a stack by itself, to any depth, in a grid, and along both axes (rules R12, R13).
-- output: dear	true	true
-- output: cheap	true	true
-- output: moving	0
local function rows(axis, cost)
  return ForEach { 300, id = "row-%d", function()
    local item = axis == "v" and Item { height = 90 } or Item { width = 90 }
    return item:cost { body = cost }
  end }
end
local function fling(axis, cost, make)
  local Lazy = axis == "v" and LazyVStack or LazyHStack
  local window = Window { width = 400, height = 400, ScrollView {
    axes = axis == "v" and "vertical" or "horizontal", make(Lazy, Lazy { spacing = 0, rows(axis, cost) }) } }
  window:scrollView():fling { velocity = 2500 }
  local moving = 0
  for event in window.trace:events { kind = "body", first = 2, last = window.frame - 1 } do
    if event.reason == "lookahead" then moving = moving + 1 end
  end
  local ahead = 0
  for _ in window.trace:events { kind = "prefetch.body" } do ahead = ahead + 1 end
  return window.metrics.hitches, ahead, moving
end
local function grid(axis, list)
  local arguments = { spacing = 0, ForEach { 1, function() return list end } }
  arguments[axis == "v" and "columns" or "rows"] = { GridItem.flexible() }
  return (axis == "v" and LazyVGrid or LazyHGrid)(arguments)
end
local late, prepared, moving = true, true, 0
local lateDear = true
for _, axis in ipairs { "v", "h" } do
  local shapes = {
    function(Lazy, list) return Lazy { ForEach { 1, function() return list end } } end,
    function(Lazy, list)
      return Lazy { ForEach { 1, function() return Lazy { ForEach { 1, function() return list end } } end } }
    end,
    function(_, list) return grid(axis, list) end,
  }
  local flat, flatAhead = fling(axis, 100, function(_, list) return list end)
  local _, cheapAhead = fling(axis, 2, function(_, list) return list end)
  for _, make in ipairs(shapes) do
    local hitches, _, m = fling(axis, 100, make)
    lateDear = lateDear and (hitches > 0) == (flat > 0) and math.abs(hitches - flat) <= 3
    local cheapLate, ahead, m2 = fling(axis, 2, make)
    prepared = prepared and ahead > 0 and math.abs(ahead - cheapAhead) <= 4
    late = late and cheapLate == 0
    moving = moving + m + m2
  end
end
print("dear", lateDear, true)
print("cheap", prepared, late)
print("moving", moving)
