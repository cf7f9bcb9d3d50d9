-- Changes of a screen, and a program of changes, scrolls and both at once.
local Screen = require "screens"

local changes = {
  insert = function(_, list, random, new)
    for _ = 1, random(3) do table.insert(list.items, random(#list.items + 1), new()) end
  end,
  top = function(_, list, random, new)
    for _ = 1, random(4) do table.insert(list.items, 1, new()) end
  end,
  append = function(_, list, random, new)
    for _ = 1, random(2) do table.insert(list.items, new()) end
  end,
  remove = function(_, list, random)
    for _ = 1, random(3) do
      if #list.items > 3 then table.remove(list.items, random(#list.items)) end
    end
  end,
  move = function(_, list, random)
    local item = table.remove(list.items, random(#list.items))
    table.insert(list.items, random(#list.items + 1), item)
  end,
  resize = function(_, list, random) list.items[random(#list.items)].h = 20 + random(14) * 10 end,
  resizeMany = function(_, list, random)
    for _ = 1, 6 do list.items[random(#list.items)].h = 20 + random(14) * 10 end
  end,
  open = function(_, list, random)
    for _ = 1, 4 do
      local item = list.items[random(#list.items)]
      item.open = not item.open
    end
  end,
  filter = function(_, list)
    local kept = {}
    for i, item in ipairs(list.items) do
      if i % 3 ~= 0 or #list.items < 10 then kept[#kept + 1] = item end
    end
    list.items = kept
  end,
  sort = function(_, list) table.sort(list.items, function(x, y) return x.id < y.id end) end,
  reverse = function(_, list)
    local items, n = list.items, #list.items
    for i = 1, n // 2 do items[i], items[n - i + 1] = items[n - i + 1], items[i] end
  end,
  replace = function(_, list, _, new)
    list.items = {}
    for _ = 1, 25 do table.insert(list.items, new()) end
  end,
  banner = function(_, list, random) if list.banner then list.banner = random(12) * 10 end end,
  spacing = function(_, list, random) list.spacing = (random(4) - 1) * 4 end,
  rowPadding = function(_, list, random) list.rowPadding = (random(4) - 1) * 5 end,
  columns = function(_, list, random) list.columns = random(3) end,
  insetTop = function(_, list, random) list.insetTop = (random(4) - 1) * 20 end,
  insetBottom = function(_, list, random) list.insetBottom = (random(5) - 1) * 40 end,
  header = function(_, list, random) if list.header then list.header = 20 + random(5) * 10 end end,
  bar = function(screen, _, random) screen.bar = random(12) * 10 end,
  foot = function(screen, _, random) screen.foot = (random(6) - 1) * 10 end,
}
local names = {}
for name in pairs(changes) do names[#names + 1] = name end
table.sort(names)

function Screen:change(name)
  local random = self.random
  local list = self.lists[random(#self.lists)]
  changes[name](self, list, random, function() return self:newItem(list) end)
end

function Screen:newItem(list)
  list.made = list.made + 1
  return { id = list.id .. "-" .. list.made, h = 20 + self.random(12) * 10, open = false,
    isShelf = list.kind == "shelves" and self.random(3) == 1, cells = 6 }
end

local function any(random, ...) return (select(random(select("#", ...)), ...)) end

-- Plays frames of a scroll; in one of them data change.
local function during(screen, check, verb)
  local random = screen.random
  local name, at = names[random(#names)], random(6)
  screen.window:play(verb, function()
    for i = 1, 8 do
      local before = screen:look()
      if i == at then
        screen.window:update(function() screen:change(name) end)
      else
        screen.window:step()
      end
      check(before, "scrolling" .. (i == at and " and " .. name or ""))
    end
  end)
  screen.window:settle()
end

local steps = {
  drag = function(screen, _, scroll)
    scroll:drag { by = screen.random(900) - 450 }
    return true
  end,
  scrollTo = function(screen, list, scroll)
    local random = screen.random
    local anchor = any(random, "top", "center", "bottom", "leading", "trailing")
    scroll:scrollTo { id = list.items[random(#list.items)].id,
      anchor = random(4) > 1 and anchor or nil }
    return true
  end,
  position = function(screen, list)
    if not list.position then return false end
    local isVertical = list.axis == "vertical"
    local id = list.items[screen.random(#list.items)].id
    list.position:scrollTo(any(screen.random, { id = id }, { id = id, anchor = "center" },
      { edge = isVertical and "bottom" or "trailing" },
      { edge = isVertical and "top" or "leading" }))
    screen.window:step()
    return true
  end,
  resize = function(screen)
    screen.width, screen.height = any(screen.random, 300, 260, 340),
      any(screen.random, 500, 420, 560)
    screen.window:resize(screen.width, screen.height)
    return true
  end,
  tap = function(screen, list)
    local target
    local seen = screen:look().seen
    for _, item in ipairs(list.items) do
      if seen[item.id] and screen.random(2) == 1 then target = item.id end
    end
    return target and pcall(function() screen.window:tap(target) end)
  end,
  change = function(screen)
    local random = screen.random
    local done = {}
    for i = 1, random(2) == 1 and 2 or 1 do done[i] = names[random(#names)] end
    screen.window:update(function() for _, name in ipairs(done) do screen:change(name) end end)
    return true, table.concat(done, " and ")
  end,
}
local kinds = { "drag", "drag", "drag", "scrollTo", "position", "resize", "tap", "fling",
  "animation", "change", "change", "change", "change", "change" }

-- Does `count` random things, and checks each of their frames.
function Screen:play(count, check)
  local random = self.random
  for _ = 1, count do
    local kind = kinds[random(#kinds)]
    local list = self.lists[random(#self.lists)]
    local scroll = self.window:scrollView(list.id)
    if kind == "fling" then
      local velocity = any(random, 1500, -1500)
      during(self, check, function() scroll:fling { velocity = velocity } end)
    elseif kind == "animation" then
      local id = list.items[random(#list.items)].id
      during(self, check, function()
        scroll:scrollTo { id = id, anchor = "center", animation = true }
      end)
    else
      local before = self:look()
      local frame = self.window.frame
      local isDone, what = steps[kind](self, list, scroll)
      if isDone and self.window.frame > frame then check(before, what or kind) end
    end
  end
end

return Screen
