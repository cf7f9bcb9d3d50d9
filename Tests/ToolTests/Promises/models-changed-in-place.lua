-- A table in a model is part of the property's value, as a struct in Swift is: changing it in place
-- evaluates all that read the property, and those that were handed the table and read the field. An
-- Observable in a model is an object of its own.
-- output: all that read it	1 2 3 4 5
-- output: one field each	2
-- output: through what is inside	1 2 3 4 5
-- output: what is no longer in it	
-- output: handed over	b list
-- output: a row comes	d list
-- output: an object of its own	b
-- output: a new object	a b list
-- output: a state	outer
-- output: both	inner outer
-- output: itself	{ a = 1, child = { b = 2 }, self = { (this table again) } }
-- output: values	task changed task
-- output: tracking of Observable is "properties" or "fields", got "all"
-- output: an Observable tracks properties already
local bodies = {}
local function ran(name) bodies[#bodies + 1] = name end
local function say(what, window)
  window:step()
  table.sort(bodies)
  print(what, table.concat(bodies, " "))
  bodies = {}
end
View "Row" { parameters = { "i", "model" }, body = function(self)
  ran(tostring(self.i))
  return Item { height = self.model.open[self.i] and 50 or 100 }
end }
local function rows(model)
  local window = Window { width = 9, height = 500, ScrollView { LazyVStack { spacing = 0,
    ForEach { Range(1, 5), id = "row-%d", function(i) return Row { i = i, model = model } end } } } }
  bodies = {}
  return window
end
local model = Observable { open = {}, deep = 0 }
local window = rows(model)
model.open[2] = true
say("all that read it", window)
local apart = Observable({ open = {} }, "fields")
local other = rows(apart)
apart.open[2] = true
say("one field each", other)

local former = model.open
local inner = { by = { hand = 1 } }
model.open[9] = inner
window:step()
bodies = {}
model.open[9].by.hand = 2
say("through what is inside", window)
model.open = {}
window:step()
bodies = {}
former[3] = true
say("what is no longer in it", window)

View "Card" { parameters = { "card" }, body = function(self)
  ran(self.card.id)
  return Item { height = self.card.height or 20 }
end }
View "Cards" { parameters = { "feed" }, body = function(self)
  ran "list"
  return VStack { ForEach { self.feed.cards, function(card) return Card { card = card } end } }
end }
local feed = Observable { cards = { { id = "a" }, { id = "b" }, { id = "c" } } }
local window = Window { width = 90, height = 300, Cards { feed = feed } }
bodies = {}
feed.cards[2].height = 40
say("handed over", window)
table.insert(feed.cards, { id = "d" })
say("a row comes", window)

local feed = Observable { cards = { Observable { id = "a" }, Observable { id = "b" } } }
local window = Window { width = 90, height = 300, Cards { feed = feed } }
bodies = {}
feed.cards[2].height = 40
say("an object of its own", window)
feed.cards = { feed.cards[1], feed.cards[2] }
feed.cards[1].height, feed.cards[2].height = 30, 50
say("a new object", window)

View "Inner" { parameters = { "user" }, body = function(self)
  ran "inner"
  return Item { height = self.user.age }
end }
View "Outer" { state = { user = { name = "x", age = 1 } }, body = function(self)
  ran "outer"
  local _ = self.state.user.name
  return VStack { Inner { user = self.state.user } }:id "outer"
end }
local window = Window { width = 90, height = 300, Outer {} }
bodies = {}
window:node "outer".state.user.likes = true
say("a state", window)
window:node "outer".state.user.age = 2
say("both", window)

local model = Observable { a = 1 }
model.self, model.child = model, Observable { b = 2 }
print("itself", model)
-- What is watched is a value, too: another one where a table in it changed, and no other where an
-- equal one took its place.
local model, told = Observable { set = { v = 1 } }, {}
View "Watching" { body = function()
  return Item { height = 10 }:onChange { of = model.set, function() told[#told + 1] = "changed" end }
    :task { id = model.set, function() told[#told + 1] = "task" end }
end }
local window = Window { width = 90, height = 300, Watching {} }
model.set.v = 2
window:step()
model.set = { v = 2 }
window:step()
print("values", table.concat(told, " "))
print((select(2, pcall(Observable, {}, "all")):gsub("^.-:%d+: ", "")))
local fields = {}
local known = Observable(fields)
print((select(2, pcall(Observable, fields, "fields")):gsub("^.-:%d+: ", ""):gsub(";.*", "")))
