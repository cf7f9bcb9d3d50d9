-- A layout of one's own brings its cache up to date with updateCache, in place or with another
-- table, where something changed; without it makeCache makes it anew. layoutProperties say along
-- which axis its views stand, for spacers and dividers.
-- output: in place	1	0	20.0
-- output: in place	1	1	30.0
-- output: another	1	0	20.0
-- output: another	1	1	30.0
-- output: anew	1	0	20.0
-- output: anew	2	0	30.0
-- output: as before	2	0	30.0
-- output: horizontal	1.0	10.0
-- output: vertical	10.0	1.0
-- output: neither	10.0	1.0
-- output: layoutProperties of Layout "X" is { stackOrientation = "vertical" } or { stackOrientation = "horizontal" }
-- output: updateCache of Layout "Bad"
-- output: gave 3; a cache is a table
-- errors: furtherError: the same callback failed
local made, updated
local function layout(update, properties)
  return Layout("L") {
    layoutProperties = properties,
    makeCache = function(self, subviews) made = made + 1 return { count = #subviews } end,
    updateCache = update,
    sizeThatFits = function(self, proposal, subviews, cache) return 10 * cache.count, 10 end,
    placeSubviews = function(self, bounds, proposal, subviews, cache)
      for i, subview in ipairs(subviews) do
        subview:place { x = bounds.x + 10 * (i - 1), y = bounds.y, width = 10, height = 10 }
      end
    end,
  }
end
local updates = {
  { "in place", function(self, cache, subviews) updated = updated + 1 cache.count = #subviews end },
  { "another", function(self, cache, subviews) updated = updated + 1 return { count = #subviews } end },
  { "anew" },
}
for _, case in ipairs(updates) do
  local name, update = table.unpack(case)
  made, updated = 0, 0
  local data = lab.data { { id = "a" }, { id = "b" } }
  local window = Window { width = 300, height = 100, ScrollView { LazyVStack {
    layout(update) { ForEach { data, function() return Item { width = 10, height = 10 } end } }:id "l" } } }
  window:step()
  print(name, made, updated, window:node("l").frame.width)
  window:update(function() data:insert(1, { id = "c" }) end)
  print(name, made, updated, window:node("l").frame.width)
  window:step(5)
  if name == "anew" then print("as before", made, updated, window:node("l").frame.width) end
end
for _, axis in ipairs { "horizontal", "vertical", "neither" } do
  local properties = axis ~= "neither" and { stackOrientation = axis } or nil
  local window = Window { width = 300, height = 100,
    layout(nil, properties) { Divider():id "d" } }
  window:step()
  print(axis, window:node("d").frame.width, window:node("d").frame.height)
end
print(select(2, pcall(Layout "X", { layoutProperties = { stackOrientation = "up" },
  sizeThatFits = function() end, placeSubviews = function() end })))
local Bad = Layout "Bad" { updateCache = function() return 3 end,
  sizeThatFits = function() return 1, 1 end, placeSubviews = function() end }
local data = lab.data { { id = 1 }, { id = 2 } }
local window = Window { width = 300, height = 100,
  Bad { ForEach { data, function() return Item { width = 10, height = 10 } end } } }
window:step()
print(select(2, pcall(window.update, window, function() data:remove(1) end)))
