-- Random screens of which several things change in one frame, and the same screens of which all but
-- one of them change: what that one did is the difference.
local lab = require "lazylab"
local generator = require "generator"
local ForEach, GridItem, Item, Section = lab.ForEach, lab.GridItem, lab.Item, lab.Section

local function any(random, list) return list[random(#list)] end

-- What a screen looks like; nothing of it changes.
local function newShape(random)
  local shape = {
    kind = any(random, { "lazy", "lazy", "lazy", "sections", "grid", "eager" }),
    anchor = any(random, { "none", "none", "none", "end", "sizes", "position", "center" }),
    isVertical = random(3) > 1, isPinned = random(2) == 1, hasTwo = random(4) == 1,
    wrapping = any(random, { "none", "padding", "frame" }),
    count = 12 + random(48), lengths = {},
  }
  for i = 1, shape.count do shape.lengths[i] = 30 + random(8) * 10 end
  return shape
end

-- What changes of it.
local function newState(random)
  return { title = 60, spacing = 8, length = {}, gone = {}, new = {}, header = 30,
    banner = random(2) == 1 and 40 or 0, padding = 10, bar = 40, foot = 30, startInset = 0,
    endInset = 0, rowPadding = 0 }
end

local Screen = {}
Screen.__index = Screen

-- A view with a length along the axis of the screen.
function Screen:part(length, id)
  local view = self.shape.isVertical and Item { height = length } or Item { width = length }
  return id and view:id(id) or view
end

function Screen:stack(kind, parameters)
  local names = { lazy = { "LazyVStack", "LazyHStack" }, eager = { "VStack", "HStack" },
    grid = { "LazyVGrid", "LazyHGrid" } }
  return lab[names[kind][self.shape.isVertical and 1 or 2]](parameters)
end

function Screen:edge(isEnd)
  local edges = self.shape.isVertical and { "top", "bottom" } or { "leading", "trailing" }
  return edges[isEnd and 2 or 1]
end

function Screen:rows(first, last)
  local state, elements = self.state, {}
  for i = first, last do
    if state.new[i] then elements[#elements + 1] = { id = "new-" .. i, length = state.new[i] } end
    if not state.gone[i] then
      elements[#elements + 1] = { id = "row-" .. i,
        length = state.length[i] or self.shape.lengths[i] }
    end
  end
  return ForEach { elements, function(element)
    local row = self:part(element.length)
    return state.rowPadding > 0 and row:padding(self:edge(false), state.rowPadding) or row
  end }
end

function Screen:list(first, last)
  local shape, spacing = self.shape, self.state.spacing
  if shape.kind == "grid" then
    local lanes = { GridItem.flexible(), GridItem.flexible() }
    return self:stack("grid", { spacing = spacing, self:rows(first, last),
      [shape.isVertical and "columns" or "rows"] = lanes })
  end
  if shape.kind ~= "sections" then
    return self:stack(shape.kind, { spacing = spacing, self:rows(first, last) })
  end
  local middle = (first + last) // 2
  local function section(from, to)
    return Section { header = self:part(self.state.header, "head-" .. from),
      self:rows(from, to) }
  end
  return self:stack("lazy", { spacing = spacing,
    pinnedViews = shape.isPinned and "sectionHeaders" or {},
    section(first, middle), section(middle + 1, last) })
end

function Screen:content()
  local shape, state = self.shape, self.state
  local function list(first, last)
    local list = self:list(first, last)
    local isTarget = shape.anchor == "position" or shape.anchor == "center"
    return isTarget and list:scrollTargetLayout() or list
  end
  local half = shape.count // 2
  local lists = shape.hasTwo
    and { list(1, half), self:part(20, "between"), list(half + 1, shape.count) }
    or { list(1, shape.count) }
  local content = self:stack("eager", { spacing = 0, self:part(state.title, "title"),
    state.banner > 0 and self:part(state.banner, "banner") or nil, table.unpack(lists) })
  content = content:padding(self:edge(false), state.padding)
  local across = shape.isVertical and "maxWidth" or "maxHeight"
  if shape.wrapping == "padding" then return content:padding(6) end
  return shape.wrapping == "frame" and content:frame { [across] = math.huge } or content
end

function Screen:describe()
  local shape, state = self.shape, self.state
  local scroll = lab.ScrollView { axes = shape.isVertical and "vertical" or "horizontal",
    self:content() }
  if state.startInset > 0 then
    scroll = scroll:safeAreaPadding(self:edge(false), state.startInset)
  end
  if state.endInset > 0 then scroll = scroll:safeAreaPadding(self:edge(true), state.endInset) end
  if shape.anchor == "end" then scroll = scroll:defaultScrollAnchor(self:edge(true)) end
  if shape.anchor == "sizes" then
    scroll = scroll:defaultScrollAnchor { self:edge(true), role = "sizeChanges" }
  end
  if shape.anchor == "position" then scroll = scroll:scrollPosition(self.position) end
  if shape.anchor == "center" then scroll = scroll:scrollPosition(self.position, "center") end
  return self:stack("eager", { spacing = 0, self:part(state.bar, "bar"), scroll:id "scroll",
    state.foot > 0 and self:part(state.foot, "foot") or nil })
end

-- Each view in sight: where it starts, and how long it is.
function Screen:look()
  local side = self.shape.isVertical and { "y", "height" } or { "x", "width" }
  local seen = {}
  for _, id in ipairs(self.ids) do
    local exists, node = pcall(self.window.node, self.window, id)
    if exists and node.phase == "placed" and node.visibleFraction > 0 then
      seen[id] = { start = node.frame[side[1]], length = node.frame[side[2]] }
    end
  end
  return seen, self.scroll.contentOffset[side[1]]
end

function Screen:scrollSomewhere(random)
  local how = random(4)
  local row = "row-" .. random(self.shape.count)
  if how == 1 then self.scroll:drag { by = random(1500) } end
  if how == 2 then self.scroll:scrollTo { id = row } end
  if how == 3 then self.scroll:scrollTo { edge = self:edge(true) } end
  if self.shape.anchor == "position" or self.shape.anchor == "center" then
    self.position:scrollTo { id = row }
  end
  self.window:settle()
end

function Screen.new(seed)
  local random = generator(seed)
  local self = setmetatable({ random = random, shape = newShape(random),
    position = lab.ScrollPosition() }, Screen)
  self.state = newState(random)
  self.ids = { "bar", "scroll", "foot", "title", "banner", "between" }
  local half = self.shape.count // 2
  for i = 1, self.shape.count do
    for _, name in ipairs { "row-", "new-", "head-" } do
      self.ids[#self.ids + 1] = name .. i
    end
  end
  local width, height = 300, 600
  if not self.shape.isVertical then width, height = height, width end
  self.window = lab.Window { width = width, height = height,
    profile = lab.profile { rubberBand = 0 }, function() return self:describe() end }
  self.scroll = self.window:scrollView()
  self:scrollSomewhere(random)
  return self
end

-- One thing that may change: its name, the words of which one must be told of it, and the change.
function Screen:cause()
  local random, state = self.random, self.state
  local seen = {}
  for i = 1, self.shape.count do
    if self.before["row-" .. i] then seen[#seen + 1] = i end
  end
  local function row() return #seen > 0 and random(4) > 1 and any(random, seen) or random(self.shape.count) end
  local function own(name, value, ...)
    return { name = name, words = { ... }, change = function() state[name] = value end }
  end
  local function of(list, value, verb, ...)
    local i = row()
    local words = { (list == "new" and "new%-" or "row%-") .. i .. "%f[%D]", verb }
    return { name = list .. "-" .. i, row = i, words = words,
      change = function() state[list][i] = value end }
  end
  local make = {
    function() return own("title", 10 + random(9) * 10, "title") end,
    function() return own("spacing", random(5) * 4 - 4, "spacing", "distances") end,
    function() return own("padding", random(5) * 10 - 10, "padding", "before the", "begins there") end,
    function() return own("bar", random(12) * 10, "bar") end,
    function() return own("foot", random(12) * 10 - 10, "foot") end,
    function() return own("startInset", random(12) * 10, "inset") end,
    function() return own("endInset", random(12) * 10, "inset") end,
    function() return own("banner", random(12) * 10 - 10, "banner") end,
    function() return own("header", random(6) * 10, "head%-") end,
    function() return own("rowPadding", random(3) * 5, "row%-", "padding") end,
    function() return of("length", 20 + random(12) * 10) end,
    function() return of("length", 20 + random(12) * 10) end,
    function() return of("new", 20 + random(9) * 10, " came") end,
    function() return of("gone", true, " went") end,
  }
  return any(random, make)()
end

-- Different things that change in one frame.
function Screen:causes()
  local causes, isTaken = {}, {}
  local count = 1 + self.random(3)
  while #causes < count do
    local cause = self:cause()
    if not isTaken[cause.name] and not isTaken[cause.row or ""] then
      causes[#causes + 1] = cause
      isTaken[cause.name] = true
      if cause.row then isTaken[cause.row] = true end
    end
  end
  return causes
end

-- A screen before and after its changes; `isLeftOut` says of each change, by its number, whether it
-- is left out.
local function play(seed, isLeftOut)
  local screen = Screen.new(seed)
  screen.before, screen.offsetBefore = screen:look()
  screen.all = screen:causes()
  screen.window:update(function()
    for i, cause in ipairs(screen.all) do
      if not isLeftOut(i) then cause.change() end
    end
  end)
  screen.after, screen.offset = screen:look()
  return screen
end

return { play = play }
