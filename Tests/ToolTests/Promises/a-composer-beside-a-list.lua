-- output: bottom	bottom	1440 → 1484	516
-- output: bottom	top	0 → 0	516
-- output: top	bottom	1396 → 1396	0
-- output: top	top	-44 → -88	0
-- output: leading	leading	-44 → -88	0
-- output: trailing	leading	0 → 0	516
-- output: The bottom inset of the scroll view is 88 points and was 44
-- output: beside a stack	344	50
-- A view along an edge covers as much of a scroll view as it is long, also when it grows: what is
-- read holds still, or stays at the anchor. Any other view is offered what is left beside it.
local Composer = View "Composer" {
  state = { lines = 1 },
  body = function(self)
    return Item { width = 44 * self.state.lines, height = 44 * self.state.lines }:id "composer"
      :onTapGesture(function() self.state.lines = self.state.lines + 1 end)
  end,
}

local function chat(axis, edge, anchor)
  local stack = axis == "vertical" and LazyVStack or LazyHStack
  local across = axis == "vertical" and "width" or "height"
  local along = axis == "vertical" and "height" or "width"
  local scroll = ScrollView { axes = axis,
    stack { spacing = 0, ForEach { 40, function() return Item { [along] = 50, [across] = 100 } end } } }
  -- Modifiers between the two change nothing.
  local view = scroll:defaultScrollAnchor(anchor):id "feed":padding(0)
    :safeAreaInset { edge = edge, spacing = 0, Composer() }
  return Window { width = 604, height = 604, VStack { spacing = 0, view:frame { [along] = 604 } } }
end

for _, case in ipairs {
  { "vertical", "bottom", "bottom" }, { "vertical", "bottom", "top" },
  { "vertical", "top", "bottom" }, { "vertical", "top", "top" },
  { "horizontal", "leading", "leading" }, { "horizontal", "trailing", "leading" },
} do
  local axis, edge, anchor = table.unpack(case)
  local window = chat(axis, edge, anchor)
  local scroll = window:scrollView()
  local name = axis == "vertical" and "y" or "x"
  local before = scroll.contentOffset[name]
  window:tap "composer"
  local place = window:node "composer".frame[axis == "vertical" and "minY" or "minX"]
  print(edge, anchor, ("%.0f → %.0f"):format(before, scroll.contentOffset[name]), place // 1 | 0)
  window:check()
  if edge == "bottom" and anchor == "bottom" then print(window:explain()) end
end

local window = Window { width = 400, height = 100,
  Color "red":id "main":safeAreaInset { edge = "trailing", spacing = 6,
    Item { width = 50, height = 20 }:id "side" } }
print("beside a stack", window:node "main".frame.width // 1 | 0,
  window:node "side".frame.width // 1 | 0)
