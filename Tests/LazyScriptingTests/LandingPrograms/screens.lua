-- Screens made at random to which programs scroll.
--
-- Each can be made twice: of lazy containers, and of eager stacks, which know where everything is.
local lab = require "lazylab"
local Item, ForEach, Section, VStack, HStack = lab.Item, lab.ForEach, lab.Section, lab.VStack,
  lab.HStack

local Screen = { side = 300 }
Screen.__index = Screen

-- Numbers from 1 on, the same for the same seed.
local function generator(seed)
  local state = (seed * 2654435761 + 12345) % 4294967296
  local function draw()
    state = (state * 1664525 + 1013904223) % 4294967296
    return state // 65536
  end
  for _ = 1, 5 do draw() end
  return function(n) return draw() % n + 1 end
end

-- What the axes call the same things.
local axes = {
  vertical = { name = "vertical", at = "y", length = "height", cross = "width", start = "top",
    stop = "bottom", Stack = VStack, Line = HStack, Lazy = lab.LazyVStack, Grid = lab.LazyVGrid,
    tracks = "columns" },
  horizontal = { name = "horizontal", at = "x", length = "width", cross = "height",
    start = "leading", stop = "trailing", Stack = HStack, Line = VStack, Lazy = lab.LazyHStack,
    Grid = lab.LazyHGrid, tracks = "rows" },
}

local Column = lab.LazyLayout "Column" {
  parameters = { spacing = 0 },
  begin = function(_, bounds) return { y = 0, width = bounds.width } end,
  place = function(self, cursor, subviews)
    local size = subviews[1]:place { x = 0, y = cursor.y, width = cursor.width }
    cursor.y = cursor.y + size.height + self.spacing
    return cursor.y, cursor.y
  end,
}

local Lanes = lab.LazyLayout "Lanes" {
  parameters = { spacing = 0 },
  begin = function(_, bounds) return { 0, 0, width = bounds.width / 2 } end,
  place = function(self, cursor, subviews)
    local lane = cursor[2] < cursor[1] and 2 or 1
    local size = subviews[1]:place { x = (lane - 1) * cursor.width, y = cursor[lane],
      width = cursor.width }
    cursor[lane] = cursor[lane] + size.height + self.spacing
    return math.min(cursor[1], cursor[2]), math.max(cursor[1], cursor[2])
  end,
}

local LastMedian = lab.Estimator "LastMedian" {
  parameters = {},
  begin = function() return {} end,
  learn = function(_, memory, length) memory[#memory + 1] = length end,
  estimate = function(_, memory) return memory[#memory // 2 + 1] end,
}

local estimators = { "mean", "learned", "medianOfFirstScreen", "lastFew", "meanByKind",
  "histogram25", "oracle", lab.Estimators.fixed(44), lab.Estimators.lastFew(2), LastMedian {} }

-- A row that becomes longer once it appeared.
local Grower = lab.View "Grower" {
  parameters = { "axis", "length", "more", "by" },
  state = { isLoaded = false },
  body = function(self)
    local length = self.length + (self.state.isLoaded and self.more or 0)
    local row = self.axis == "vertical" and Item { height = length } or Item { width = length }
    local function load() self.state.isLoaded = true end
    if self.by == "onAppear" then return row:onAppear(load) end
    return row:task(function() lab.wait(0.05) load() end)
  end,
}

local kinds = { "stack", "stack", "grid", "column", "lanes", "sections" }
local wraps = { "bare", "padding", "frame", "title", "doubled", "nested", "shelves" }

function Screen.new(seed)
  local random = generator(seed)
  local function one(of) return of[random(#of)] end
  local self = setmetatable({ random = random, one = one, seed = seed }, Screen)
  self.axis = axes[one { "vertical", "horizontal" }]
  self.kind, self.wrap, self.estimator = one(kinds), one(wraps), one(estimators)
  self.isReversed = (self.kind == "column" or self.kind == "lanes") and random(2) == 1
  self.strategy = one { "estimate", "teleport", "premeasure" }
  self.spacing = one { 0, 5, 10 }
  self.count = self.wrap == "shelves" and 24 or 60 + random(240)
  self.late = random(5) == 1 and one { "onAppear", "task" } or nil
  self.hasPosition = random(3) == 1
  self.margin = random(4) == 1 and 25 or 0
  self.tracks = random(3)
  self.pins = random(2) == 1
  self.lists = { { id = "a" } }
  if self.wrap == "doubled" then self.lists[2] = { id = "b" } end
  if self.wrap == "nested" then
    self.lists = { { id = "a", row = "A" }, { id = "b", row = "B" } }
  end
  if self.wrap == "shelves" then
    for i = 1, 12 do self.lists[i] = { id = "s" .. i, row = "row-" .. i } end
  end
  return self
end

function Screen:describe()
  return ("seed %d: %s %s%s, %s, %s, %s, spacing %g, %d rows%s%s%s"):format(self.seed,
    self.axis.name, self.isReversed and "reversed " or "", self.kind, self.wrap,
    tostring(self.estimator), self.strategy, self.spacing, self.count,
    self.late and ", late by " .. self.late or "", self.hasPosition and ", position" or "",
    self.margin > 0 and ", margin" or "")
end

-- Mostly short rows, and some ten times as long.
function Screen:row(list, index)
  local length = 20 + lab.noise(list .. "/" .. index, 0, 1) ^ 3 * 180 // 1
  if self.late and index % 3 == 0 then
    return Grower { axis = self.axis.name, length = length, more = 10 + index % 5 * 7,
      by = self.late }
  end
  return Item { [self.axis.length] = length }
end

function Screen:rows(list, first, last)
  return ForEach { lab.Range(first, last), id = function(i) return list .. "-" .. i end,
    function(i) return self:row(list, i) end }
end

function Screen:sections(list, isEager)
  local half = self.count // 2
  local function title(name) return Item { [self.axis.length] = 30 }:id(list .. name) end
  local Stack = isEager and self.axis.Stack or self.axis.Lazy
  return Stack { spacing = self.spacing,
    pinnedViews = not isEager and self.pins and "sectionHeaders" or nil,
    Section { header = title "-h1", footer = title "-f1", self:rows(list, 1, half) },
    Section { header = title "-h2", self:rows(list, half + 1, self.count) } }
end

-- Lines of cells, as a lazy grid arranges them.
function Screen:eagerGrid(list)
  local lines = {}
  for first = 1, self.count, self.tracks do
    local cells = {}
    for i = first, math.min(first + self.tracks - 1, self.count) do
      cells[#cells + 1] = self:row(list, i):id(list .. "-" .. i)
    end
    lines[#lines + 1] = self.axis.Line { spacing = 0, table.unpack(cells) }
  end
  return self.axis.Stack { spacing = self.spacing, table.unpack(lines) }
end

function Screen:eagerColumn(list)
  local rows = {}
  for i = 1, self.count do
    local at = self.isReversed and self.count + 1 - i or i
    rows[i] = self:row(list, at):id(list .. "-" .. at)
  end
  return self.axis.Stack { spacing = self.spacing, table.unpack(rows) }
end

function Screen:list(list, isEager)
  local axis = self.axis
  if self.kind == "sections" then return self:sections(list, isEager) end
  if self.kind == "stack" then
    local Stack = isEager and axis.Stack or axis.Lazy
    return Stack { spacing = self.spacing, self:rows(list, 1, self.count) }
  end
  if isEager then return self.kind == "grid" and self:eagerGrid(list) or self:eagerColumn(list) end
  local rows = self:rows(list, 1, self.count)
  if self.kind == "grid" then
    local tracks = {}
    for i = 1, self.tracks do tracks[i] = lab.GridItem.flexible { spacing = 0 } end
    return axis.Grid { spacing = self.spacing, [axis.tracks] = tracks, rows }
  end
  local Own = self.kind == "column" and Column or Lanes
  return Own { axis = axis.name, spacing = self.spacing, reversed = self.isReversed, rows }
end

function Screen:content(isEager)
  local axis, wrap = self.axis, self.wrap
  local function list(i) return self:list(self.lists[i].id, isEager) end
  local Outer = isEager and axis.Stack or axis.Lazy
  if wrap == "padding" then return list(1):padding(40) end
  if wrap == "frame" then return list(1):frame { [axis.cross] = 180 } end
  if wrap == "title" then
    return axis.Stack { spacing = 7, Item { [axis.length] = 60 }, list(1) }
  elseif wrap == "doubled" then
    return axis.Stack { spacing = 9, list(1), list(2) }
  elseif wrap == "nested" then
    return Outer { spacing = 3, Item { [axis.length] = 80 }, list(1):id "A",
      Item { [axis.length] = 50 }, list(2):id "B", Item { [axis.length] = 20 } }
  elseif wrap == "shelves" then
    return Outer { spacing = 3, ForEach { #self.lists, id = "row-%d", list } }
  end
  return list(1)
end

function Screen:make(isEager)
  local view = lab.ScrollView { axes = self.axis.name, self:content(isEager) }
  if self.margin > 0 then view = view:contentMargins(self.axis.start, self.margin) end
  local made = { isEager = isEager }
  if self.hasPosition then
    made.position = lab.ScrollPosition {}
    view = view:scrollPosition(made.position)
  end
  made.window = lab.Window { width = self.side, height = self.side, estimator = self.estimator,
    profile = lab.profile { scrollStrategy = self.strategy }, view }
  made.scroll = made.window:scrollView()
  return made
end

return Screen
