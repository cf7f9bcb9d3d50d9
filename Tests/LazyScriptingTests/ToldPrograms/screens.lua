-- Screens made at random.
--
-- Every view has an id and a chain: the ids of the row and the scroll view that it is in.
local lab = require "lazylab"
local generator = require "generator"
local ForEach, ScrollView, Section, Text, View = lab.ForEach, lab.ScrollView, lab.Section, lab.Text,
  lab.View
local HStack, VStack, Item, wait = lab.HStack, lab.VStack, lab.Item, lab.wait
local LazyHStack, LazyVStack, LazyVGrid = lab.LazyHStack, lab.LazyVStack, lab.LazyVGrid

local Screen = {}
Screen.__index = Screen

local Row = View "Row" {
  parameters = { "height" },
  state = { isOpen = false },
  body = function(self)
    return Item { height = self.height + (self.state.isOpen and 40 or 0) }
      :onTapGesture(function() self.state.isOpen = not self.state.isOpen end)
  end,
}

local Late = View "Late" {
  parameters = { "height" },
  state = { isLoaded = false },
  body = function(self)
    return Item { height = self.state.isLoaded and self.height or 30 }
      :task(function() wait(0.05) self.state.isLoaded = true end)
  end,
}

local kinds = { "stack", "stack", "grid", "grid", "horizontal", "sections", "shelves", "eager",
  "disclosure", "text", "kinds", "wall" }

-- A lazy layout in lanes; each line is as long as its longest view.
local Wall = lab.LazyLayout "Wall" {
  parameters = { "lanes", "spacing" },
  begin = function(self, bounds)
    return { lane = 1, y = 0, line = 0, width = bounds.width / self.lanes }
  end,
  place = function(self, cursor, subviews)
    if cursor.lane > self.lanes then
      cursor.lane, cursor.y, cursor.line = 1, cursor.y + cursor.line + self.spacing, 0
    end
    local size = subviews[1]:place { x = (cursor.lane - 1) * cursor.width, y = cursor.y,
      width = cursor.width }
    cursor.lane, cursor.line = cursor.lane + 1, math.max(cursor.line, size.height)
    return cursor.y, cursor.y + cursor.line
  end,
}

local function newItem(list, random)
  list.made = list.made + 1
  return { id = list.id .. "-" .. list.made, h = 20 + random(12) * 10, open = false,
    isShelf = list.kind == "shelves" and random(3) == 1, cells = 6 }
end

local function newList(id, random)
  local list = { id = id, kind = kinds[random(#kinds)], made = 0, items = {},
    columns = random(2) + 1, rowPadding = 0, spacing = (random(3) - 1) * 4, insetTop = 0, insetBottom = 0,
    banner = random(2) == 1 and 60 or nil, isLate = random(6) == 1,
    anchor = ({ false, false, false, "bottom", "sizes" })[random(5)],
    position = random(5) == 1 and lab.ScrollPosition {} or nil,
    hook = ({ false, false, false, "appear", "geometry", "visibility" })[random(6)] }
  list.axis = list.kind == "horizontal" and "horizontal" or "vertical"
  list.header = list.kind == "sections" and 30 or nil
  for _ = 1, 25 + random(15) do list.items[#list.items + 1] = newItem(list, random) end
  return list
end

local function shelf(item)
  return ScrollView { axes = "horizontal", LazyHStack { spacing = 0,
    ForEach { item.cells, id = item.id .. "-c%d",
      function() return Item { width = 80, height = item.h } end } } }
end

local function plainRow(list, item)
  if list.kind == "horizontal" then return Item { width = item.h, height = 80 } end
  if item.isShelf then return shelf(item) end
  if list.kind == "disclosure" then
    return VStack { spacing = 0, Item { height = item.h },
      item.open and Item { height = 30 }:id(item.id .. "-detail") or nil,
      Item { height = 10 }:id(item.id .. "-end") }
  end
  if list.kind == "text" then return Text(("word "):rep(item.h // 6)) end
  if list.kind == "kinds" then
    return item.open and Item { height = item.h } or Text { size = 10 + item.h // 10, "text" }
  end
  return list.isLate and item.h % 30 == 0 and Late { height = item.h } or Row { height = item.h }
end

local function row(list, item)
  local view = plainRow(list, item)
  if (item.open or tonumber(item.id:match "%d+") % 3 == 0) and not item.isShelf then
    view = view:padding(list.axis == "vertical" and "top" or "leading", list.rowPadding)
  end
  if list.hook == "appear" and item.h % 40 == 0 then return view:onAppear(list.call) end
  if list.hook == "visibility" and item.h % 50 == 0 then
    return view:onScrollVisibilityChange { threshold = 0.5, function() list.call() end }
  end
  return view
end

local function rows(list, items)
  return ForEach { items, id = "id", function(item) return row(list, item) end }
end

local function lazyContent(list)
  if list.kind == "grid" then
    local columns = {}
    for _ = 1, list.columns do columns[#columns + 1] = lab.GridItem.flexible() end
    return LazyVGrid { spacing = list.spacing, columns = columns, rows(list, list.items) }
  elseif list.kind == "horizontal" then
    return LazyHStack { spacing = list.spacing, rows(list, list.items) }
  elseif list.kind == "wall" then
    return Wall { lanes = list.columns, spacing = list.spacing, rows(list, list.items) }
  elseif list.kind == "eager" then
    return VStack { spacing = list.spacing, rows(list, list.items) }
  elseif list.kind ~= "sections" then
    return LazyVStack { spacing = list.spacing, rows(list, list.items) }
  end
  local halves = { {}, {} }
  for i, item in ipairs(list.items) do
    table.insert(halves[i <= #list.items // 2 and 1 or 2], item)
  end
  return LazyVStack { spacing = list.spacing, pinnedViews = "sectionHeaders",
    Section { header = Item { height = list.header }:id(list.id .. "-head1"),
      rows(list, halves[1]) },
    Section { header = Item { height = 30 }:id(list.id .. "-head2"), rows(list, halves[2]) } }
end

local function listView(list)
  local isVertical = list.axis == "vertical"
  local content = lazyContent(list)
  if list.banner then
    local banner = isVertical and Item { height = list.banner }
      or Item { width = list.banner, height = 50 }
    content = (isVertical and VStack or HStack) { spacing = 0,
      banner:id(list.id .. "-banner"), content }
  end
  local view = ScrollView { axes = list.axis, content }
  if list.position then view = view:scrollPosition(list.position) end
  if list.hook == "geometry" then
    view = view:onScrollGeometryChange { of = function(geometry)
      return geometry.contentOffset[isVertical and "y" or "x"] // 150
    end, function() list.call() end }
  end
  if list.insetTop > 0 then
    view = view:safeAreaPadding(isVertical and "top" or "leading", list.insetTop)
  end
  if list.insetBottom > 0 then
    view = view:safeAreaPadding(isVertical and "bottom" or "trailing", list.insetBottom)
  end
  local edge = isVertical and "bottom" or "trailing"
  if list.anchor == "sizes" then
    view = view:defaultScrollAnchor { edge, role = "sizeChanges" }
  elseif list.anchor then
    view = view:defaultScrollAnchor(edge)
  end
  return view:id(list.id)
end

function Screen:describe()
  local views = {}
  for i, list in ipairs(self.lists) do views[i] = listView(list) end
  if self.layout == "bare" then return views[1] end
  local stack = self.layout == "side" and HStack or VStack
  return VStack { spacing = 0, Item { height = self.bar }:id "bar",
    stack { spacing = 0, table.unpack(views) },
    self.foot > 0 and Item { height = self.foot }:id "foot" or nil }
end

-- The changes that callbacks make, at most three in a frame.
local calls = { "banner", "bar", "insert", "top", "remove", "resize", "spacing", "insetTop" }

function Screen.new(seed)
  local random = generator(seed)
  local self = setmetatable({ random = random, bar = 40, foot = 30, seed = seed, calls = 0,
    width = 300, height = 500, called = "" }, Screen)
  self.layout = ({ "one", "one", "two", "side", "bare" })[random(5)]
  self.lists = { newList("a", random) }
  if self.layout == "two" or self.layout == "side" then self.lists[2] = newList("b", random) end
  for _, list in ipairs(self.lists) do
    list.call = function()
      if not self.window or self.calls > 2 then return end
      self.calls = self.calls + 1
      local change = calls[random(#calls)]
      self.called = self.called .. ", a callback: " .. change
      self.window:update(function() self:change(change) end)
    end
  end
  self.window = lab.Window { width = 300, height = 500,
    profile = lab.profile { rubberBand = 0,
      targetLanding = random(4) == 1 and "estimate" or "measured" },
    function() return self:describe() end }
  return self
end

-- Every view with an id and the path to it; the container of a view comes before the view.
function Screen:views()
  local views = {}
  local function add(id, fields)
    fields.id, fields.path = id, fields.path or id
    fields.chain, fields.axis = fields.chain or {}, fields.axis or "vertical"
    views[#views + 1] = fields
  end
  if self.layout ~= "bare" then
    add("bar", {})
    if self.foot > 0 then add("foot", {}) end
  end
  for _, list in ipairs(self.lists) do
    add(list.id, { scrolls = list.axis })
    local function addInside(id, fields)
      fields.chain, fields.axis = fields.chain or { list.id }, fields.axis or list.axis
      fields.list = list
      add(id, fields)
    end
    if list.banner then addInside(list.id .. "-banner", {}) end
    if list.header then
      addInside(list.id .. "-head1", { isPinned = true })
      addInside(list.id .. "-head2", { isPinned = true })
    end
    for _, item in ipairs(list.items) do
      addInside(item.id, { isRow = true })
      local function addInRow(suffix, axis)
        local id = item.id .. suffix
        addInside(id, { chain = { item.id, list.id }, path = { item.id, id }, axis = axis,
          isInner = true })
      end
      if list.kind == "disclosure" then addInRow("-end") end
      if list.kind == "disclosure" and item.open then addInRow("-detail") end
      if item.isShelf then for c = 1, item.cells do addInRow("-c" .. c, "horizontal") end end
    end
  end
  return views
end

return Screen
