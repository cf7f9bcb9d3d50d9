-- Rows of a lazy stack that are marked as scroll targets one by one are aligned as those of an eager
-- stack are, by drags and flings: where all in sight are marked, the others are targets, too.
-- output: every row	80 of 80 alike
-- output: views in rows	128 of 128 alike
-- output: some rows	360 of 360 alike
local function make(stack, axes, spacing)
  local horizontal = axes == "horizontal"
  return Window { width = 300, height = 300, ScrollView { axes = axes,
    stack { spacing = spacing, ForEach { Range(1, 60), id = "r%d", function()
      return Item { [horizontal and "width" or "height"] = 60 }:scrollTarget()
    end } } }:scrollTargetBehavior "viewAligned" }
end
do
  local alike, tried = 0, 0
  for _, axes in ipairs { "vertical", "horizontal" } do
    for seed = 1, 20 do
      local lazy = make(axes == "vertical" and LazyVStack or LazyHStack, axes, seed % 3 * 5)
      local eager = make(axes == "vertical" and VStack or HStack, axes, seed % 3 * 5)
      for _, window in ipairs { lazy, eager } do
        local scroll = window:scrollView()
        scroll:drag { by = seed * 17 }
        scroll:drag { by = 40 + seed * 3, duration = 0.1 }
        window:settle()
      end
      local axis = axes == "vertical" and "y" or "x"
      local function same()
        tried = tried + 1
        if lazy:scrollView().contentOffset[axis] == eager:scrollView().contentOffset[axis] then
          alike = alike + 1
        end
      end
      same()
      for _, window in ipairs { lazy, eager } do
        window:scrollView():fling(seed * 37)
        window:settle()
        window:check()
      end
      same()
    end
  end
  print("every row", alike .. " of " .. tried .. " alike")
end

-- Marked views in rows, beside others or with room around them, and rows between headers.
local kinds = {
  function() return VStack { Item { height = 60 }:scrollTarget() } end,
  function() return Item { height = 50 }:scrollTarget():padding(5) end,
  function() return Item { height = 50 }:scrollTarget():frame { height = 80, alignment = "bottom" } end,
  function() return Group { Item { height = 30 }, Item { height = 60 }:scrollTarget() } end,
}
local alike, tried = 0, 0
for kind, row in ipairs(kinds) do
  for seed = 1, 16 do
    local offsets = {}
    for _, stack in ipairs { LazyVStack, VStack } do
      local window = Window { width = 300, height = 300, ScrollView { stack { spacing = seed % 3 * 4,
        ForEach { 60, id = "r%d", subviews = kind == 4 and 2 or 1, row } }
      }:scrollTargetBehavior "viewAligned" }
      local scroll = window:scrollView()
      scroll:drag { by = 200 + seed * 13 }
      window:settle()
      offsets[#offsets + 1] = scroll.contentOffset.y
      scroll:drag { by = seed * 9 - 80 }
      window:settle()
      offsets[#offsets + 1] = scroll.contentOffset.y
      window:check()
    end
    tried = tried + 2
    for place = 1, 2 do
      if offsets[place] == offsets[place + 2] then alike = alike + 1 end
    end
  end
end
print("views in rows", alike .. " of " .. tried .. " alike")

-- Where only some rows are marked, those around the end of a scroll are loaded to find them.
local alike, tried = 0, 0
local limits = { "never", "automatic", "always", "alwaysByFew", "alwaysByOne" }
for seed = 1, 9 do
  for _, limit in ipairs(limits) do
    local offsets = {}
    for _, stack in ipairs { LazyVStack, VStack } do
      local window = Window { width = 300, height = 300, ScrollView { stack { spacing = 5,
        ForEach { 80, id = "r%d", function(i)
          local row = Item { height = 30 + seed * 5 }
          return i % (2 + seed % 3) == 0 and row:scrollTarget() or row
        end } } }:scrollTargetBehavior { "viewAligned", limitBehavior = limit,
          anchor = seed % 2 == 0 and "center" or "top" } }
      local scroll = window:scrollView()
      for step, velocity in ipairs { 1300, 700, -900, 500, -300, -1100, 200 } do
        scroll:fling(velocity + seed * 11)
        window:settle()
        offsets[#offsets + 1] = scroll.contentOffset.y
      end
      scroll:drag { by = 250 + seed, duration = 0.3 }
      window:settle()
      offsets[#offsets + 1] = scroll.contentOffset.y
      window:check()
    end
    for step = 1, 8 do
      tried = tried + 1
      if offsets[step] == offsets[step + 8] then alike = alike + 1 end
    end
  end
end
print("some rows", alike .. " of " .. tried .. " alike")
