-- Pain 3: scrollTo lands beside its target.
--
-- The position of a view that was never loaded is a guess (R14). A jump measures the view, so it
-- lands exactly. It moves away when lengths change afterwards: an image loads, or a row grows. Each
-- line jumps to the last of 500 messages, short and tall ones mixed, and says how far from the
-- bottom edge that one ends: in the frame of the landing, and once everything has loaded.
--
--   lazylab run --events none Examples/pains/03-a-jump-that-lands-beside-its-target.lua

local function list(loads, position)
  local messages, window = {}, nil
  for number = 1, 500 do messages[number] = { id = number, height = number % 3 == 0 and 500 or 50 } end
  local data = lab.data(messages)
  local view = ScrollView { LazyVStack { spacing = 0, ForEach { data, function(message)
    return Item { height = message.height }
  end } } }
  window = Window { width = 390, height = 800, position and view:scrollPosition(position) or view }
  -- Loading makes each message in sight 6 points taller.
  local function load()
    for _, id in ipairs(window:scrollView().visibleIDs) do
      local old = data[id]
      data:replace(id, { id = id, height = old.height + 6 })
    end
    window:step()
  end
  return window, loads and load or function() end
end

local function beside(window)
  return string.format("%9.1f", window:node(500).frame.maxY - 800)
end

local animated
print("                     at once   then")
for _, loads in ipairs { false, true } do
  for _, animation in ipairs { false, "default" } do
    local window, load = list(loads)
    local scroll = window:scrollView()
    scroll:scrollTo { id = 500, anchor = "bottom", animation = animation }
    local landed = beside(window)
    load()
    print(string.format("%-18s %s %s", (animation and "animated" or "a jump")
      .. (loads and ", loading" or ""), landed, beside(window)))
    if animation and not loads then animated = window end
  end
end
do
  local position = ScrollPosition {}
  local window, load = list(true, position)
  position:scrollTo { id = 500, anchor = "bottom" }
  window:step()
  local landed = beside(window)
  load()
  print(string.format("%-18s %s %s", "bound, loading", landed, beside(window)))
end

print("\nWhere the animation aimed, in every eighth frame and the last")
local targets = {}
for event in animated.trace:events { kind = "target" } do targets[#targets + 1] = event.offset end
for number, offset in ipairs(targets) do
  if number % 8 == 1 and number < #targets - 4 or number == #targets then
    print(string.format("  frame %2d: %9.1f", number, offset))
  end
end

print [[

The jump itself lands exactly, with and without an animation. Rows in sight that grow afterwards push
what follows (claim 137): give them their size in advance, or scroll with a position that is bound to the
scroll view, which goes on holding its view.]]
