-- Lists made at random whose elements do not say how many views they are, and what their functions
-- draw, read and keep.
local lab = require "lazylab"
local Item, ForEach, Group, Section = lab.Item, lab.ForEach, lab.Group, lab.Section

local Row = lab.View "Row" {
  parameters = { "height" },
  state = { isOpen = false },
  body = function(self)
    return Item { height = self.height + (self.state.isOpen and 40 or 0) }
      :onTapGesture(function() self.state.isOpen = not self.state.isOpen end)
  end,
}

local model = lab.Observable { extra = 0 }

-- What an element gives: one view or several, always as many or not.
local rows = {
  item = function(i) return Item { height = 20 + i % 7 * 10 } end,
  pair = function(i) return Group { Item { height = 50 }, Item { height = 10 + i % 3 * 10 } } end,
  late = function(i) return i > 3 and Group { Row { height = 30 }, Item { height = 20 } } or
    Group { Item { height = 25 }, Row { height = 30 } } end,
  nested = function() return ForEach { 3, function(k) return Item { height = 10 * k } end } end,
  section = function(i)
    return Section { header = Item { height = 20 }, ForEach { 2, height = 20 + i % 4 * 5 } }
  end,
  state = function(i) return Row { height = 30 + i % 5 * 5 } end,
  model = function(i) return Item { height = 30 + model.extra + i % 2 } end,
  lab = function() return Item { height = lab.random(20, 90) } end,
  stream = function() return Item { height = lab.stream("rows", 20, 90) } end,
  lua = function() return Item { height = 20 + math.random(70) } end,
}
local dynamic = function(i)
  local views = {}
  for k = 1, i % 4 do views[k] = Item { height = 15 * k } end
  return table.unpack(views)
end

local kinds = {}
for name in pairs(rows) do kinds[#kinds + 1] = name end

local Contents = {}
Contents.__index = Contents

local containers = {
  stack = function(views) return lab.LazyVStack { spacing = 5, table.unpack(views) } end,
  bare = function(views) return lab.LazyVStack { spacing = 0, table.unpack(views) } end,
  grid = function(views)
    return lab.LazyVGrid { columns = { lab.GridItem.flexible(), lab.GridItem.flexible() },
      table.unpack(views) }
  end,
  eager = function(views) return lab.VStack { spacing = 0, table.unpack(views) } end,
}
local estimators = { "mean", "learned", "lastFew", "meanByKind", "histogram25", "oracle" }

function Contents:newElements(count)
  local new = {}
  for i = 1, count do
    self.made = self.made + 1
    new[i] = { id = "e" .. self.made, number = self.made }
  end
  return new
end

function Contents:newList()
  local random = self.random
  local kind = random(4) == 1 and "dynamic" or kinds[random(#kinds)]
  local list = { kind = kind, elements = self:newElements(4 + random(40)) }
  local isDynamic = kind == "dynamic"
  list.view = ForEach { list.elements, subviews = isDynamic and "dynamic" or nil,
    function(element) return (isDynamic and dynamic or rows[kind])(element.number) end }
  return list
end

function Contents.new(seed, random)
  local self = setmetatable({ random = random, made = 0, lists = {} }, Contents)
  model.extra = 0
  for i = 1, random(3) do self.lists[i] = self:newList() end
  local names = { "stack", "stack", "bare", "grid", "eager" }
  self.container = names[random(#names)]
  self.window = lab.Window { width = 200, height = 300, seed = seed,
    estimator = estimators[random(#estimators)], function()
      local views = {}
      for i, list in ipairs(self.lists) do views[i] = list.view end
      return lab.ScrollView { containers[self.container](views) }
    end }
  return self
end

local steps = {
  drag = function(self, scroll) scroll:drag { by = (self.random(9) - 3) * 70 } end,
  far = function(_, scroll) scroll:drag { by = 1e6 } end,
  top = function(_, scroll) scroll:scrollTo { edge = "top" } end,
  scrollTo = function(self, scroll)
    local list = self.lists[self.random(#self.lists)]
    if #list.elements == 0 then return end
    scroll:scrollTo { id = list.elements[self.random(#list.elements)].id, anchor = "top" }
  end,
  resize = function(self) self.window:resize(150 + self.random(100), 200 + self.random(200)) end,
  model = function(self) model.extra = self.random(30) self.window:step() end,
  tap = function(self, scroll)
    local ids = scroll.visibleIDs
    if #ids > 0 then self.window:tap(ids[self.random(#ids)]) end
  end,
  edit = function(self)
    self.window:update(function()
      local list = self.lists[self.random(#self.lists)]
      for _, new in ipairs(self:newElements(self.random(3))) do
        table.insert(list.elements, self.random(#list.elements + 1), new)
      end
      if #list.elements > 5 then table.remove(list.elements, self.random(#list.elements)) end
    end)
  end,
}
local verbs = {}
for name in pairs(steps) do verbs[#verbs + 1] = name end

-- Some steps fail, as elements with another number of views do: then they do so with and without
-- reads.
function Contents:step()
  local name = verbs[self.random(#verbs)]
  local isDone, problem = pcall(steps[name], self, self.window:scrollView())
  return name, isDone or tostring(problem)
end

return Contents
