-- A view inside an element of an element has one id, the path to it, and keeps its state with that,
-- whether its element's number of views is declared, told by the data or found out, and whether
-- elements are evaluated when they come into sight or, as in a grid, all at once.
-- errors: evaluatesAll: all elements of the ForEach in
-- output: ids	a/x, a/y, b/p
-- output: renamed	a/x, a/z, b/p, b/q
-- output: a former name	false
-- output: alike	60
local data = { { id = "a", inner = { "x", "y" } }, { id = "b", inner = { "p" } } }
local function columns() return { GridItem.flexible {}, GridItem.flexible {} } end
local lists = {}
for _, grid in ipairs { false, true } do
  for _, subviews in ipairs { "dynamic", function(row) return #row.inner end } do
    local rows = ForEach { data, subviews = subviews, function(row)
      return ForEach { row.inner, function() return Item { height = 40 } end }
    end }
    local window = Window { width = 100, height = 400,
      ScrollView { grid and LazyVGrid { columns = columns(), rows } or LazyVStack { rows } } }
    lists[#lists + 1] = tostring(window:scrollView().visibleIDs)
    for _, id in ipairs { "p", "b/p" } do
      assert(window:node(id).frame == window:node("b/p").frame)
      window:scrollView():scrollTo { id = id }
    end
  end
end
for _, list in ipairs(lists) do assert(list == lists[1], list) end
print("ids", lists[1])

local model = Observable { rows = { { id = "a", inner = { "x", "y" } },
  { id = "b", inner = { "p", "q" } } } }
local window = Window { width = 100, height = 400, function()
  return ScrollView { LazyVStack { ForEach { model.rows, subviews = 2, function(row)
    return ForEach { row.inner, function() return Item { height = 40 } end }
  end } } }
end }
model.rows[1].inner = { "x", "z" }
window:step()
print("renamed", window:scrollView().visibleIDs)
print("a former name", (pcall(window.node, window, "y")))

-- The same edits, drags and taps in three screens that differ in what they declare.
local Cell = View "Cell" {
  state = { taps = 0 },
  body = function(self)
    local state = self.state
    return Item { height = 30 + state.taps }:onTapGesture(function() state.taps = state.taps + 1 end)
  end,
}
local last = 0
local function new()
  last = last + 1
  return "e" .. last
end
local function inner(count)
  local ids = {}
  for i = 1, count do ids[i] = new() end
  return ids
end
local function screen(rows, subviews, kind)
  local model, log = Observable { rows = rows }, {}
  local window = Window { width = 100, height = 150, function()
    local rows = ForEach { model.rows, subviews = subviews, function(row)
      return ForEach { row.inner, function(id)
        return Cell {}:onAppear(function() log[#log + 1] = "+" .. id end)
          :onDisappear(function() log[#log + 1] = "-" .. id end)
      end }
    end }
    if kind == 1 then return ScrollView { LazyVStack { spacing = 0, rows } } end
    if kind == 2 then
      return ScrollView { LazyVGrid { columns = columns(), spacing = 0, rows } }
    end
    return ScrollView { LazyVStack { spacing = 0, Section { header = Text "top", rows } } }
  end }
  local scroll = window:scrollView()
  local function told()
    local place = scroll.contentOffset.y .. " of " .. scroll.contentSize.height
    return tostring(scroll.visibleIDs) .. " at " .. place .. table.concat(log, " ")
  end
  return { model = model, window = window, scroll = scroll, told = told }
end
local function edited(rows, count)
  local copy = {}
  for i, row in ipairs(rows) do copy[i] = { id = row.id, inner = table.move(row.inner, 1, count, 1, {}) } end
  local row = copy[math.random(#copy)].inner
  local i, j, what = math.random(count), math.random(count), math.random(5)
  if what == 1 then row[i] = new()
  elseif what == 2 then row[i], row[j] = row[j], row[i]
  elseif what == 3 then
    table.remove(row, i)
    table.insert(row, j, new())
  elseif what == 4 then table.insert(copy, math.random(#copy), table.remove(copy))
  else copy[#copy + 1] = { id = new(), inner = inner(count) } end
  return copy
end
local alike = 0
for seed = 1, 60 do
  math.randomseed(seed)
  local count, rows = math.random(2, 4), {}
  for i = 1, math.random(3, 8) do rows[i] = { id = "r" .. i, inner = inner(count) } end
  local screens = {}
  for _, subviews in ipairs { count, function() return count end, "dynamic" } do
    screens[#screens + 1] = screen(rows, subviews, seed % 3 + 1)
  end
  for _ = 1, 8 do
    local way, by, ids = math.random(4), math.random(-60, 100), screens[1].scroll.visibleIDs
    local id = ids[math.random(#ids)]
    if way > 2 then rows = edited(rows, count) end
    for _, screen in ipairs(screens) do
      if way == 1 then screen.scroll:drag { by = by }
      elseif way == 2 then pcall(screen.window.tap, screen.window, id)
      else screen.model.rows = rows screen.window:step() end
      local told, first = screen.told(), screens[1].told()
      assert(told == first, seed .. "\n" .. told .. "\n" .. first)
    end
  end
  alike = alike + 1
end
print("alike", alike)
