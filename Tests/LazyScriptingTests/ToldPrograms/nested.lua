-- Random screens with lists beside one another, shelves in rows, views in rows and sections, of
-- which one to three things change in one frame.
local lab = require "lazylab"
local generator = require "generator"
local ForEach, Item, Section = lab.ForEach, lab.Item, lab.Section

local function any(random, list) return list[random(#list)] end

local function newRows(random, name)
  local rows = { name = name, made = 10 + random(30) }
  for i = 1, rows.made do
    rows[i] = { id = name .. "-" .. i, n = i, h = 20 + random(9) * 10, w = 40 + random(8) * 10 }
  end
  return rows
end

local function newShelf(random, n, count)
  local shelf = { id = "s-" .. n, n = n, cards = {}, caption = 20 + random(3) * 10,
    isLazy = random(3) > 1, made = count }
  for i = 1, count do
    shelf.cards[i] = { id = "card-" .. n * 100 + i, w = 40 + random(8) * 10,
      h = 40 + random(6) * 10 }
  end
  return shelf
end

local function newSection(random, n)
  local section = { n = n, head = 20 + random(3) * 10, foot = random(2) == 1 and 20 or nil,
    rows = {}, made = 1 + random(7) }
  for i = 1, section.made do
    section.rows[i] = { id = "r-" .. n * 100 + i, h = 30 + random(7) * 10 }
  end
  return section
end

local Screen = {}
Screen.__index = Screen

function Screen.new(seed)
  local random = generator(seed)
  local self = setmetatable({ random = random, bar = 40, foot = 30, title = 50, spacing = 8,
    kind = any(random, { "side", "side", "shelves", "shelves", "rows", "sections", "sections" }),
    align = any(random, { "top", "center", "bottom" }), inset = 0, padding = 0,
    cross = any(random, { "leading", "center", "trailing" }), columnWidth = 150, cardSpacing = 6,
    isPinned = random(2) == 1, anchor = random(5) == 1 and "bottom" or nil,
    shelves = {}, sections = {}, a = newRows(random, "a"), b = newRows(random, "b"),
    width = 320, height = 600 }, Screen)
  for n = 1, 6 + random(10) do self.shelves[n] = newShelf(random, n, 5 + random(12)) end
  for n = 1, 3 + random(4) do self.sections[n] = newSection(random, n) end
  self.window = lab.Window { width = self.width, height = self.height,
    profile = lab.profile { rubberBand = 0 }, function() return self:describe() end }
  self:scrollSomewhere()
  return self
end

function Screen:row(row)
  if self.kind ~= "rows" then return Item { width = row.w, height = row.h } end
  return lab.HStack { alignment = self.align, spacing = 6,
    Item { width = 30, height = 30 }:id("icon-" .. row.n),
    lab.VStack { alignment = self.cross, spacing = 4, Item { width = row.w, height = row.h },
      row.caption and Item { width = 60, height = row.caption }:id("cap-" .. row.n) or nil },
    Item { width = 20, height = 20 }:id("mark-" .. row.n) }
end

function Screen:list(rows)
  return lab.LazyVStack { spacing = self.spacing, alignment = self.cross,
    ForEach { rows, function(row) return self:row(row) end } }
end

function Screen:shelf(shelf)
  local cards = ForEach { shelf.cards,
    function(card) return Item { width = card.w, height = card.h } end }
  local stack = shelf.isLazy and lab.LazyHStack or lab.HStack
  return lab.VStack { alignment = "leading", spacing = 4,
    Item { width = 100, height = shelf.caption }:id("cap-" .. shelf.n),
    lab.ScrollView { axes = "horizontal",
      stack { alignment = self.align, spacing = self.cardSpacing, cards } }:id("strip-" .. shelf.n),
    shelf.note and Item { width = 90, height = shelf.note }:id("note-" .. shelf.n) or nil }
end

function Screen:section(section)
  return Section { header = Item { height = section.head }:id("head-" .. section.n),
    footer = section.foot and Item { height = section.foot }:id("end-" .. section.n) or nil,
    ForEach { section.rows, function(row) return Item { height = row.h } end } }
end

function Screen:body()
  if self.kind == "side" then
    return lab.HStack { alignment = self.align, spacing = 10,
      self:list(self.a):frame { width = self.columnWidth }, self:list(self.b) }
  elseif self.kind == "shelves" then
    return lab.LazyVStack { spacing = self.spacing, alignment = "leading",
      ForEach { self.shelves, function(shelf) return self:shelf(shelf) end } }
  elseif self.kind == "rows" then
    return self:list(self.a)
  end
  return lab.LazyVStack { spacing = self.spacing,
    pinnedViews = self.isPinned and { "sectionHeaders", "sectionFooters" } or {},
    ForEach { self.sections, id = "n", subviews = "dynamic",
      function(section) return self:section(section) end } }
end

function Screen:describe()
  local content = lab.VStack { spacing = 10, alignment = self.cross,
    Item { width = 200, height = self.title }:id "title", self:body() }
  local scroll = lab.ScrollView { content:padding("top", self.padding) }
  if self.anchor then scroll = scroll:defaultScrollAnchor(self.anchor) end
  if self.inset > 0 then scroll = scroll:safeAreaPadding("bottom", self.inset) end
  return lab.VStack { spacing = 0, Item { height = self.bar }:id "bar", scroll:id "scroll",
    self.foot > 0 and Item { height = self.foot }:id "foot" or nil }
end

function Screen:scrollSomewhere()
  local random, scroll = self.random, self.window:scrollView "scroll"
  local how = random(3)
  if how == 1 then scroll:drag { by = random(900) } end
  if how == 2 then scroll:scrollTo { edge = "bottom" } end
  self.window:settle()
  for _ = 1, self.kind == "shelves" and 3 or 0 do
    local strip = "strip-" .. any(random, self.shelves).n
    local isThere, inner = pcall(self.window.scrollView, self.window, strip)
    if isThere then inner:drag { by = random(400) } end
  end
  self.window:settle()
end

-- The id of each view, with the ids of what is around it from the inside out.
function Screen:views()
  local views = { { "bar" }, { "scroll" }, { "foot" }, { "title", "scroll" } }
  local function add(...) views[#views + 1] = { ... } end
  local function addRows(rows)
    for _, row in ipairs(rows) do
      add(row.id, "scroll")
      for _, part in ipairs(self.kind == "rows" and { "icon-", "cap-", "mark-" } or {}) do
        add(part .. row.n, row.id, "scroll")
      end
    end
  end
  if self.kind == "side" or self.kind == "rows" then addRows(self.a) end
  if self.kind == "side" then addRows(self.b) end
  for _, shelf in ipairs(self.kind == "shelves" and self.shelves or {}) do
    add(shelf.id, "scroll")
    for _, part in ipairs { "cap-", "note-", "strip-" } do
      add(part .. shelf.n, shelf.id, "scroll")
    end
    for _, card in ipairs(shelf.cards) do add(card.id, "strip-" .. shelf.n, shelf.id, "scroll") end
  end
  for _, section in ipairs(self.kind == "sections" and self.sections or {}) do
    add("head-" .. section.n, "scroll")
    add("end-" .. section.n, "scroll")
    addRows(section.rows)
  end
  return views
end

-- The place of an element in a list, in sight if any is.
function Screen:place(list)
  local seen = {}
  for i, element in ipairs(list) do
    if self.before.seen[element.id] then seen[#seen + 1] = i end
  end
  return #seen > 0 and self.random(4) > 1 and any(self.random, seen) or self.random(#list)
end

local function takeAnywhere(self, list)
  table.insert(list, self:place(list), table.remove(list, self:place(list)))
end

local function takeOut(self, list)
  if #list > 3 then table.remove(list, self:place(list)) end
end

-- What may change, by the kind of screen.
local changes = { all = {}, rows = {}, side = {}, shelves = {}, sections = {} }

function changes.all.title(self) self.title = 10 + self.random(9) * 10 end
function changes.all.bar(self) self.bar = self.random(9) * 10 end
function changes.all.foot(self) self.foot = self.random(9) * 10 - 10 end
function changes.all.spacing(self) self.spacing = self.random(5) * 4 - 4 end
function changes.all.padding(self) self.padding = self.random(4) * 10 end
function changes.all.inset(self) self.inset = self.random(6) * 20 end
function changes.all.align(self) self.align = any(self.random, { "top", "center", "bottom" }) end

function changes.rows.length(self, rows)
  rows[self:place(rows)].h = 20 + self.random(12) * 10
end
function changes.rows.lengths(self, rows)
  for _ = 1, 4 do rows[self:place(rows)].h = 20 + self.random(12) * 10 end
end
function changes.rows.width(self, rows) rows[self:place(rows)].w = 40 + self.random(12) * 10 end
function changes.rows.insert(self, rows)
  rows.made = rows.made + 1
  table.insert(rows, self:place(rows), { id = rows.name .. "-" .. rows.made, n = rows.made,
    h = 20 + self.random(9) * 10, w = 40 + self.random(8) * 10 })
end
changes.rows.remove = takeOut
changes.rows.move = takeAnywhere
function changes.rows.cross(self)
  self.cross = any(self.random, { "leading", "center", "trailing" })
end
function changes.rows.caption(self, rows)
  local row = rows[self:place(rows)]
  row.caption = not row.caption and self.random(6) * 10 or nil
end

function changes.side.columnWidth(self) self.columnWidth = any(self.random, { 130, 150, 170 }) end
function changes.side.away(self)
  table.insert(self.b, self:place(self.b), table.remove(self.a, self:place(self.a)))
end

local function shelf(self) return self.shelves[self:place(self.shelves)] end

function changes.shelves.card(self)
  local cards = shelf(self).cards
  local card = cards[self:place(cards)]
  card.w, card.h = 40 + self.random(8) * 10, 40 + self.random(8) * 10
end
function changes.shelves.insertCard(self)
  local around = shelf(self)
  around.made = around.made + 1
  table.insert(around.cards, self:place(around.cards), {
    id = "card-" .. around.n * 100 + around.made, w = 40 + self.random(8) * 10,
    h = 40 + self.random(6) * 10 })
end
function changes.shelves.removeCard(self) takeOut(self, shelf(self).cards) end
function changes.shelves.moveCard(self) takeAnywhere(self, shelf(self).cards) end
function changes.shelves.cardSpacing(self) self.cardSpacing = self.random(5) * 4 - 4 end
function changes.shelves.caption(self) shelf(self).caption = 10 + self.random(7) * 10 end
function changes.shelves.note(self)
  local around = shelf(self)
  around.note = not around.note and self.random(5) * 10 or nil
end
function changes.shelves.insert(self)
  local new = newShelf(self.random, 90 + self.random(9), 6)
  table.insert(self.shelves, self:place(self.shelves), new)
end
function changes.shelves.remove(self) takeOut(self, self.shelves) end
function changes.shelves.move(self) takeAnywhere(self, self.shelves) end

function changes.sections.head(self) any(self.random, self.sections).head = self.random(7) * 10 end
function changes.sections.foot(self)
  local section = any(self.random, self.sections)
  section.foot = not section.foot and 10 + self.random(4) * 10 or nil
end
function changes.sections.length(self)
  local rows = any(self.random, self.sections).rows
  rows[self:place(rows)].h = 20 + self.random(10) * 10
end
function changes.sections.insertRow(self)
  local section = any(self.random, self.sections)
  section.made = section.made + 1
  table.insert(section.rows, self:place(section.rows),
    { id = "r-" .. section.n * 100 + section.made, h = 30 + self.random(7) * 10 })
end
function changes.sections.removeRow(self)
  local rows = any(self.random, self.sections).rows
  if #rows > 1 then table.remove(rows, self:place(rows)) end
end
function changes.sections.move(self)
  local section = table.remove(self.sections, self.random(#self.sections))
  table.insert(self.sections, self.random(#self.sections + 1), section)
end
function changes.sections.remove(self)
  if #self.sections > 2 then table.remove(self.sections, self.random(#self.sections)) end
end
function changes.sections.insert(self)
  table.insert(self.sections, self.random(#self.sections + 1),
    newSection(self.random, 20 + self.random(30)))
end

-- Changes one to three things in one frame.
function Screen:change()
  local kinds = { "all", self.kind }
  if self.kind == "side" then kinds[3] = "rows" end
  local all = {}
  for _, kind in ipairs(kinds) do
    local names = {}
    for name in pairs(changes[kind]) do names[#names + 1] = name end
    table.sort(names)
    for _, name in ipairs(names) do all[#all + 1] = { kind = kind, name = name } end
  end
  self.changed = {}
  self.window:update(function()
    for _ = 1, self.random(3) do
      local change = any(self.random, all)
      local rows = self.kind == "side" and any(self.random, { self.a, self.b }) or self.a
      changes[change.kind][change.name](self, rows)
      self.changed[#self.changed + 1] = change.kind .. "." .. change.name
    end
  end)
end

return Screen
