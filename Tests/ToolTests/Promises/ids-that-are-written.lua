-- A ForEach depends on what its ids are read from: writing the field that names an element, or
-- says how many views it gives, makes rows anew, also where a model tracks each field by itself.
-- output: lazy	a z c
-- output: eager	a z c
-- output: by a function	a z c
-- output: outside a body	a z c
-- output: elements that are models	a z c
-- output: another field evaluates one row	1
-- output: how many views	200.0	300.0
local function rows(mode)
  local data = { { id = "a" }, { id = "b" }, { id = "c" } }
  if mode == "models" then
    for i, row in ipairs(data) do data[i] = Observable(row) end
    mode = nil
  end
  return Observable({ rows = data }, mode)
end
local function say(what, mode, list, isOutside)
  local model = rows(mode)
  local content = isOutside and list(model)
    or View "Feed" { body = function() return list(model) end } {}
  local window = Window { width = 100, height = 300, ScrollView { content } }
  model.rows[2].id = "z"
  window:step()
  print(what, table.concat(window:scrollView().visibleIDs, " "))
  window:check()
end
local function item() return Item { height = 40 } end
local function lazy(model) return LazyVStack { ForEach { model.rows, item } } end
say("lazy", "fields", lazy)
say("eager", "fields", function(model) return VStack { ForEach { model.rows, item } } end)
say("by a function", "fields", function(model)
  return LazyVStack { ForEach { model.rows, id = function(row) return row.id end, item } }
end)
say("outside a body", "fields", lazy, true)
say("elements that are models", "models", lazy)

local model = Observable({ rows = { { id = 1, height = 20 }, { id = 2, height = 30 } } }, "fields")
View "Row" { parameters = { "row" }, body = function(self)
  return Item { height = self.row.height }
end }
local window = Window { width = 100, height = 300, ScrollView { LazyVStack {
  ForEach { model.rows, function(row) return Row { row = row } end } } } }
local before = window.metrics.bodies
model.rows[1].height = 25
window:step()
print("another field evaluates one row", window.metrics.bodies - before)

local model = Observable({ rows = { { id = 1, count = 1 }, { id = 2, count = 1 } } }, "fields")
local window = Window { width = 100, height = 400, ScrollView { LazyVStack { spacing = 0,
  ForEach { model.rows, subviews = function(row) return row.count end, function(row)
    local views = {}
    for i = 1, row.count do views[i] = Item { height = 100 } end
    return Group(views)
  end },
} } }
local before = window:scrollView().contentSize.height
model.rows[2].count = 2
window:step()
print("how many views", before, window:scrollView().contentSize.height)
