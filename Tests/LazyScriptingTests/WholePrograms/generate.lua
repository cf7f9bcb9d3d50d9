-- Makes whole programs at random out of all names that the vocabulary has: lists of statements.
local vocabulary = ...

local numbers = { "0", "1", "7", "20", "33.5", "44", "100", "250" }
local extremes = { "-1", "1e-9", "1e12", "1e300", "0/0", "math.huge", "2^53", "math.mininteger",
  "1 << 31" }
local ids = { '"r1"', '"r3"', '"e2"', '"e9"', '"a"', '"p"', "2", "7", "true", '{ "e1", "a" }',
  '"@1"' }
local tables = {
  { "array", "x.list" }, { "elements", "x.list" }, { "x =", "{ x = 0.5, y = 0.5 }" },
  { "time =", "{ time = 0.1, x = 3, y = 5 }" }, { "frame", "{ frame = 3 }" },
  { "fixed", '{ "fixed", 30 }' }, { "names", "{ level = 2, scale = 2 }" },
  { "fields", "{ level = 3, list = {} }" },
}
local held = { Window = "w[1]", ScrollPosition = "x.position", Data = "x.data",
  ObservedTable = "x.model", Binding = 'Binding { x.model, "level" }' }
-- What may change something; other functions only give a value.
local acting = { action = true, change = true, set = true, move = true, program = true, run = true }

local function any(list) return list[math.random(#list)] end
local function isOneOf(n) return math.random(n) == 1 end

-- The names in groups, and how each class of objects is reached.
local views, modifiers, functions, makers, members, reached = {}, {}, {}, {}, {}, {}
local function objects(kind, found)
  if kind.kind == "object" then found[#found + 1] = kind[1] end
  if kind.kind == "either" or kind.kind == "array" then
    for _, part in ipairs(kind) do objects(part, found) end
  end
  return found
end
for _, one in ipairs(vocabulary) do
  local isMade = one.kind == "constructor" or one.kind == "function"
  if one.kind == "view" then views[#views + 1] = one end
  if one.kind == "modifier" then modifiers[#modifiers + 1] = one end
  if isMade and one.result.kind ~= "function" and one.name ~= "repl" then
    functions[#functions + 1] = one
    for _, class in ipairs(objects(one.result, {})) do
      makers[class] = makers[class] or {}
      table.insert(makers[class], one)
    end
  elseif one.kind == "method" or one.kind == "field" then
    members[one.owner] = members[one.owner] or {}
    table.insert(members[one.owner], one)
  end
end
local function isFree(one)
  for _, parameter in ipairs(one.parameters) do if parameter.isRequired then return false end end
  return true
end
local classes = {}
for class, text in pairs(held) do
  classes[#classes + 1], reached[class] = class, text
end
table.sort(classes)
for _, class in ipairs(classes) do
  for _, one in ipairs(members[class] or {}) do
    for _, other in ipairs(isFree(one) and objects(one.result, {}) or {}) do
      if not reached[other] and members[other] then
        reached[other] = reached[class] .. (one.kind == "field" and "." or ":") .. one.name
          .. (one.kind == "method" and "()" or "") .. (one.result.kind == "array" and "[1]" or "")
        classes[#classes + 1] = other
      end
    end
  end
end

local Maker = {}
Maker.__index = Maker
local values = {}

function Maker:number(least)
  if isOneOf(60) then return any(extremes) end
  local text = any(numbers)
  return tonumber(text) >= (least or 0) and text or tostring(least)
end

function Maker:value(kind, parameter)
  if isOneOf(150) then kind = { kind = "any" } end
  local make = values[kind.kind]
  return make and make(self, kind, parameter) or self:number()
end

values.fraction = function() return any { "0", "0.3", "0.5", "1" } end
values.duration = function() return any { "0", "0.05", "0.1", "0.4", "1" } end
values.milliseconds = function() return any { "0", "2", "20" } end
values.integer = function(self, kind)
  local most = isOneOf(30) and 300 or isOneOf(4) and 30 or 6
  if isOneOf(80) then return any(extremes) end
  return tostring(math.random(math.max(kind.least, -3), math.max(kind.least, -3) + most))
end
values.distance = function(self) return (isOneOf(3) and "- " or "") .. self:number() end
values.string = function() return any { '"level"', '"r%d"', '"a few words that break"', '"x"' } end
values.name = function() return any { '"level"', '"scale"' } end
values.boolean = function() return any { "true", "false" } end
values.id = function() return any(ids) end
values.path = values.id
values.cases = function(_, kind) return ("%q"):format(any(kind)) end
values.view = function(self) return self:view() end
values.either = function(self, kind, parameter) return self:value(any(kind), parameter) end
values.nothing = function() return "nil" end
values.any = function(self)
  return any { "nil", "true", '"word"', "{}", "{ level = 1 }", "print", "x.list", "x.model",
    self:number(), '"\\27[31m\\u{202E}"' }
end
values.array = function(self, kind, parameter)
  local parts = {}
  for i = 1, math.random(3) do parts[i] = self:value(kind[1], parameter) end
  return "{ " .. table.concat(parts, ", ") .. " }"
end
values.table = function(_, kind)
  for _, one in ipairs(tables) do if kind[1]:find(one[1], 1, true) then return one[2] end end
  return any { "{}", "{ level = 1 }", "{ 1, 2 }" }
end
values.object = function(self, kind)
  local made = makers[kind[1]]
  if held[kind[1]] and (not made or not isOneOf(4)) then return held[kind[1]] end
  if made then return self:call(any(made)) end
  return reached[kind[1]] or "nil"
end
values["function"] = function(self, kind, parameter)
  local arguments = (kind[1]:match "function(%b())" or "()"):sub(2, -2)
  local first = arguments:match "^%w+"
  local body
  self.depth, self.times = self.depth + 1, self.times * 8
  if parameter.name == "content" or parameter.name == "sample" then
    body = "return " .. self:view() .. (isOneOf(6) and ", " .. self:view() or "")
    if isOneOf(8) then body = "if x.model.level == 1 then " .. body .. " end" end
  elseif acting[parameter.name] then
    body = "if called() then " .. self:action() .. " end"
    if isOneOf(3) then body = body .. " return " .. (first or "1") end
  elseif parameter.name == "id" then
    body = 'return "e" .. tostring(index or id)'
  elseif parameter.name == "subviews" then
    body = "return 1"
  else
    local result = first or "1"
    body = "return " .. any { result, ("(tonumber(%s) or 10) %% 90 + 10"):format(result),
      "x.model.level", result .. " and " .. self:number(), "nil", "lab.random(5, 40)" }
  end
  self.depth, self.times = self.depth - 1, self.times // 8
  return ("function(%s) %s end"):format(arguments, body)
end

local rests = {
  views = function(self) return isOneOf(9) and "false" or self:view() end,
  strings = function() return '"level"' end,
  ids = function() return any(ids) end,
  functions = function(self)
    return "function(window) if called() then " .. self:action() .. " end end"
  end,
  samples = function()
    return ("{ time = %d / 60, x = 0, y = %d }"):format(math.random(9), math.random(99))
  end,
  variants = function(self)
    return ('{ "%s", function() return Window { width = 90, height = 90, %s } end }'):format(
      any { "one", "two", "three" }, self:view())
  end,
}

-- The arguments of a call, each optional one now and then.
function Maker:arguments(one)
  if one.takesWholeTable then return "{ level = " .. self:number() .. ", list = {} }" end
  local parts, holes = {}, 0
  for _, parameter in ipairs(one.parameters) do
    local isGiven = parameter.isRequired or isOneOf(one.name == "Window" and 8 or 3)
    local value = isGiven and self:value(parameter.kind, parameter)
    if one.name == "Window" and (parameter.name == "width" or parameter.name == "height") then
      value = isOneOf(50) and any(extremes) or tostring(60 + math.random(40) * 10)
    end
    if parameter.isLabel then
      if value then parts[#parts + 1] = parameter.name .. " = " .. value end
    elseif value then
      for _ = 1, holes do parts[#parts + 1] = "nil" end
      parts[#parts + 1], holes = value, 0
    else
      holes = holes + 1
    end
  end
  local rest = rests[one.rest]
  if rest and one.name ~= "Window" then
    for _ = 1, holes do parts[#parts + 1] = "nil" end
    for _ = 1, math.random(one.rest == "samples" and 6 or 3) do parts[#parts + 1] = rest(self) end
  end
  return "{ " .. table.concat(parts, ", ") .. " }"
end

local isNamespace = { GridItem = true, Estimators = true, Animation = true, Items = true,
  Programs = true, Reporters = true, lab = true }
function Maker:call(one)
  self.depth = self.depth + 1
  local name = one.owner and isNamespace[one.owner] and one.owner .. "." .. one.name or one.name
  local text = self.depth > 6 and "nil" or name .. " " .. self:arguments(one)
  self.depth = self.depth - 1
  return text
end

-- A view: one that was made before, or another; what there is of views in all is bounded.
function Maker:view()
  local place = math.random(0, self.made)
  local size = place > 0 and self.sizes[place] * self.times or math.huge
  if self.size + size < 300 then
    self.size = self.size + size
    return ("v[%d]"):format(place)
  end
  self.size = self.size + self.times
  if self.depth > 3 or self.size > 300 then return "Item { height = " .. any(numbers) .. " }" end
  return self:modified(self:call(any(views)), isOneOf(3) and 1 or 0)
end

function Maker:modified(text, count)
  for _ = 1, count do
    local one = any(modifiers)
    text = text .. ":" .. one.name .. " " .. self:arguments(one)
  end
  return text
end

function Maker:member()
  local class = isOneOf(2) and any { "Window", "ScrollView" } or any(classes)
  local one = members[class] and any(members[class])
  if not one then return "print(1)" end
  local receiver = reached[class]
  if isOneOf(5) then receiver = receiver:gsub("w%[1%]", "w[2]") end
  if one.kind == "field" then
    if isOneOf(3) then
      return ("%s.%s = %s"):format(receiver, one.name, self:value { kind = "any" })
    end
    return ("local _ = %s.%s"):format(receiver, one.name)
  end
  if one.name == "close" and not isOneOf(5) then return receiver .. ":step {}" end
  return ("%s:%s %s"):format(receiver, one.name, self:arguments(one))
end

local actions = {
  function(self) return self:member() end,
  function(self) return "local _ = " .. self:call(any(functions)) end,
  function(self) return "x.model.level = " .. self:number() end,
  function() return "table.insert(x.model.list, #x.model.list)" end,
  function(self) return "x.position:scrollTo { id = " .. any(ids) .. " }" end,
  function(self) return "x.data:insert { 1, " .. any { '"n"', "{ id = #x.data }" } .. " }" end,
  function(self) return "w[1]:update(function() " .. self:edit() .. " end)" end,
  function(self) return "wait(0.02) " .. (self.depth < 5 and self:action() or "") end,
  function(self)
    if self.depth >= 5 then return "" end
    return "after(0.05, function() if called() then " .. self:action() .. " end end)"
  end,
  function() return isOneOf(3) and "error 'no'" or "print 'called'" end,
}
function Maker:action()
  self.depth = self.depth + 1
  local text = any(actions)(self)
  self.depth = self.depth - 1
  return text
end

function Maker:edit()
  return any {
    "table.insert(x.list, 1, { id = 'n' .. #x.list, height = 30 })",
    "table.remove(x.list, 2)",
    "table.insert(x.list, 'm' .. #x.list)",
    "x.list[1], x.list[2] = x.list[2], x.list[1]",
    "table.sort(x.list, function(a, b) return tostring(a.id or a) < tostring(b.id or b) end)",
    "for _, row in ipairs(x.list) do row.height = row.height and row.height % 70 + 11 end",
    "x.list = {}",
  }
end

local verbs = {
  function(self) return self:member() end,
  function(self) return self:member() end,
  function(self) return self:action() end,
  function(self) return "w[1]:update(function() " .. self:edit() .. " end)" end,
  function()
    return "w[1]:scrollView():drag { by = " .. any { "30", "150", "-90", "900", "1e5" } .. " }"
  end,
  function()
    return "w[1]:scrollView():fling { velocity = " .. any { "900", "-2000", "5000" } .. " }"
  end,
  function()
    return "w[1]:scrollView():scrollTo { " .. any { "id = 'e3'", "id = 'r4'", "edge = 'bottom'",
      "edge = 'top'", "id = x.list[#x.list].id, anchor = 'center'", "id = 'e5', animation = true",
    } .. " }"
  end,
  function()
    return ("w[1]:resize { %d, %d }"):format(80 + math.random(300), 80 + math.random(400))
  end,
  function() return "w[1]:tap { w[1]:scrollView().visibleIDs[1] }" end,
  function() return "w[1]:step(2)" end,
  function() return "w[1]:run(0.3)" end,
  function() return "w[1]:settle(3)" end,
  function(self) return ("w[1]:play(function() w[1]:scrollView():fling { velocity = 1500 } end, "
    .. "function(window) window:step() %s end)"):format(self:action()) end,
}

local containers = {}
for _, one in ipairs(views) do
  for _, parameter in ipairs(one.parameters) do
    local isLazy = parameter.name == "estimator" and one.rest == "views"
    if isLazy then containers[#containers + 1] = one end
  end
end

-- The statements of a program, each a line.
return function(seed)
  math.randomseed(seed)
  local self = setmetatable({ made = 0, sizes = {}, depth = 0, times = 1, size = 0 }, Maker)
  local lines = {}
  local function add(text)
    lines[#lines + 1] = ("try(%d, function() %s end)"):format(#lines + 1, text)
  end
  local function addView(text)
    add(("v[%d] = %s"):format(self.made + 1, text))
    self.made = self.made + 1
    self.sizes[self.made], self.size = self.size + 1, 0
  end
  for _ = 1, math.random(2, 6) do
    addView(self:modified(self:call(any(views)), math.random(0, 2)))
  end
  local data = any { "x.list", "x.data", tostring(math.random(60)), "Range(3, 30)" }
  self.times, self.depth = 8, 1
  local content = self:modified(self:view(), math.random(0, 1))
  self.times, self.depth = 1, 0
  addView(("ForEach { %s, %sfunction(element, index) return %s end }"):format(data,
    data:find "x%." and "" or 'id = "e%d", ', content))
  local list = self.made
  local container = any(containers)
  local arguments = self:arguments(container):gsub(" }$", ", v[" .. list .. "] }")
  addView(container.name .. " " .. arguments)
  local isAcross = container.name:find "H" and not isOneOf(9)
  addView(self:modified(("ScrollView { axes = %q, %sv[%d] }"):format(
    isOneOf(9) and "both" or isAcross and "horizontal" or "vertical",
    isOneOf(4) and self:view() .. ", " or "", self.made), math.random(0, 2)))
  for i = 1, isOneOf(4) and 2 or 1 do
    local window
    for _, one in ipairs(functions) do if one.name == "Window" then window = one end end
    add(("w[%d] = Window %s"):format(i, self:arguments(window):gsub(" }$",
      any { ", v[%d] }", ", function() return v[%d] end }" }:format(self.made))))
    local other = ("w[%d] = w[%d] or Window { width = 200, height = 300, "):format(i, i)
    add(other .. ("v[%d] }"):format(self.made))
    add(other .. ("ScrollView { LazyVStack { v[%d] } } }"):format(list))
  end
  for _ = 1, math.random(2, 7) do
    self.size, self.times = 0, 1
    add(any(verbs)(self))
    if isOneOf(4) then lines[#lines + 1] = "read()" end
  end
  return lines
end
