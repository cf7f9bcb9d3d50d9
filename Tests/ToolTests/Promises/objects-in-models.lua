-- A table with a metatable in a state or a model is tracked as a plain one is, its methods too; one
-- with operators and the like cannot be, and a diagnostic says so where a body reads it.
-- errors: untrackedTable: an Observable.sum is a table whose metatable has __add
-- errors: assign an Observable.sum another one, or keep in it what never changes
-- errors: untrackedTable: an Observable.pair is a table whose metatable has __index
-- output: a method writes	10.0	20.0
-- output: an element	10.0	30.0
-- output: a state	1.0	2.0
-- output: with operators	13.0	1
-- output: computed	9.0	9.0
-- output: computed by fields	9.0	1
-- output: Person Ada
local Person = {}
Person.__index = Person
function Person.new(name) return setmetatable({ name = name, age = 1 }, Person) end
function Person:grow(years) self.age = self.age + years end
function Person:__tostring() return "Person " .. self.name end

local function shown(body)
  return Window { width = 100, height = 300, View "Shown" { body = body } {}:id "shown" }
end
local function height(window)
  window:step()
  return window:node "shown".frame.height
end

local model = Observable { who = Person.new "Ada", all = { Person.new "Bea" } }
local window = shown(function() return Item { height = model.who.age * 10 } end)
local before = height(window)
model.who:grow(1)
print("a method writes", before, height(window))

local window = shown(function()
  return VStack { ForEach { model.all, id = "name", function(person)
    return Item { height = person.age * 10 }
  end } }
end)
local before = height(window)
model.all[1]:grow(2)
print("an element", before, height(window))

View "Own" { state = { who = Person.new "Cleo" }, body = function(self)
  return Item { height = self.state.who.age }:onTapGesture(function() self.state.who:grow(1) end)
end }
local window = Window { width = 100, height = 300, Own {}:id "shown" }
local before = height(window)
window:tap "shown"
print("a state", before, height(window))

local Sum = { __add = function(a, b) return a.value + b.value end }
model.sum = setmetatable({ value = 1 }, Sum)
local window = shown(function() return Item { height = 11 + (model.sum + model.sum) } end)
print("with operators", height(window), window.metrics.diagnostics)

local Pair = { __index = function(pair, key) return key == "total" and pair.a + pair.b or nil end }
local function pair(mode)
  local model = Observable({ pair = setmetatable({ a = 4, b = 5 }, Pair) }, mode)
  return model, shown(function() return Item { height = model.pair.total } end)
end
local model, window = pair()
local before = height(window)
model.pair.a, model.pair.b = 5, 4
print("computed", before, height(window))
local model, window = pair "fields"
print("computed by fields", height(window), window.metrics.diagnostics)
print(tostring(Observable { who = Person.new "Ada" }.who))
