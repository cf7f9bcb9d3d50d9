-- output: shown	1
-- output: gone	1
-- output: written by its own views	0
-- output: apart by an id around them	0
-- errors: lists-that-went-are-not-told.lua:13 is another one
-- What is shown no more is not told to have changed, nor is an element to which its own views wrote,
-- and ids that others around them tell apart are no duplicates.
local a = {}
for i = 1, 3 do a[i] = { id = "r" .. i, h = 20 } end
View "S" {
  state = { x = true },
  body = function(self)
    if self.state.x then return ForEach { a, function(e) return Item { height = e.h } end } end
    return ForEach { 3, id = "r%d", height = 20 }
  end,
}
local w = Window { width = 100, height = 300, VStack { Item { height = 10 }, S {} } }
a[2].h = 30
w:step()
print("shown", w.metrics.diagnostics)
w:node "r1".state.x = false
w:step()
table.remove(a)
w:step()
print("gone", w.metrics.diagnostics)

local b = { { id = "a" }, { id = "b" } }
local w = Window { width = 100, height = 300, VStack { ForEach { b, function(e)
  e.length = e.length or 40
  return Item { height = e.length }
end } } }
w:step()
print("written by its own views", w.metrics.diagnostics)

local function list() return ForEach { { "a", "b" }, id = "self", height = 20 } end
local w = Window { width = 100, height = 300, ScrollView { LazyVStack {
  Section { list() }:id "s1", Section { list() }:id "s2", list():id "s3" } } }
print("apart by an id around them", w.metrics.diagnostics)
