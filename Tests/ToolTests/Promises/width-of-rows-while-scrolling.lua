-- A lazy stack in a row that gets another width forgets its lengths. If a finger moves meanwhile,
-- what is in sight of it moves as far as the finger; and a row that comes back into sight later is
-- where it belongs, so that the list rests at its end and not at its start (rule R9, invariant I1).
-- output: vertical	8 frames	moved by 25 each
-- output: horizontal	8 frames	moved by 25 each
-- output: back from beyond the end	211.0 of 211.0
local function lines(axis)
  local isVertical = axis == "vertical"
  local Lazy = isVertical and LazyVStack or LazyHStack
  local function item(points)
    return isVertical and Item { height = points } or Item { width = points }
  end
  local edges = isVertical and "horizontal" or "vertical"
  local Row = View("Row" .. axis) { parameters = { "row" }, state = { isLate = false },
    body = function(self)
      local row, state = self.row, self.state
      local stack = Lazy { spacing = 0,
        item(40):id("a" .. row), item(25):id("b" .. row), item(33):id("c" .. row) }
      return stack:padding { edges = edges, length = state.isLate and 20 or 0 }:task(function()
        wait(0.04)
        state.isLate = true
      end)
    end }
  local window = Window { width = 300, height = 300, ScrollView { axes = axis, Lazy { spacing = 0,
    ForEach { 28, id = "row-%d", function(_, row) return Row { row = row } end } } } }
  local function places()
    local found = {}
    for row = 1, 4 do
      for _, name in ipairs { "a", "b", "c" } do
        local ok, node = pcall(window.node, window, { "row-" .. row, name .. row })
        local frame = ok and node.frame
        if frame then found[name .. row] = isVertical and frame.y or frame.x end
      end
    end
    return found
  end
  local before, moved = places(), "moved by 25 each"
  for frame = 1, 8 do
    window:scrollView():drag { by = 25 }
    local now = places()
    for name, place in pairs(now) do
      local by = before[name] and before[name] - place or 25
      if math.abs(by - 25) > 1e-6 then moved = name .. " moved by " .. by end
    end
    before = now
  end
  print(axis, window.frame - 1 .. " frames", moved)
end
lines "vertical"
lines "horizontal"

local Late = View "Late" { state = { isLate = false, isWide = false }, body = function(self)
  local item = Item { width = 10, height = 25 }
  return VStack { spacing = 0, Item { width = 10, height = self.state.isLate and 70 or 40 }, item,
    LazyHStack { spacing = 0, item, item } }:task(function()
    wait(0.05)
    self.state.isLate = true
  end)
end }
local window = Window { width = 349, height = 131, ScrollView { axes = "horizontal", LazyHStack { spacing = 0,
  ForEach { 28, function() return Late {} end } } } }
window:step()
window:resize { 349, 93 }
local scroll = window:scrollView()
scroll:drag { by = 900 }
window:check()
print("back from beyond the end", scroll.contentOffset.x .. " of " .. scroll.contentSize.width - 349)
