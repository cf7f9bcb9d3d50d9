-- A drag to reorder leaves what it does not pass where it is: the others make room for the row,
-- which is never what holds still. It lasts, may take several rows, and may be given up.
-- output: b, a, c, d, e, f	a at 30.0	c at 90.0	offset 30.0
-- output: while held	b, a, c, d, e	a c b
-- output: cancelled	a, b, c, d, e, f	offset 30.0	0 calls
-- output: outside	a, b, c, d, e, f	offset 30.0	0 calls
-- output: several	b, d, a, c, e, f	a, c before e	offset 30.0
-- output: to the end	b, d, e, f, g, h, i, j, a, c
-- output: back	c, a, b, d, e	offset 0.0
-- output: horizontal	b, a, c, d, e, f	offset 30.0
-- output: nested	b, a, c, d, e, f
-- output: is dragged itself; give a place before a row that stays
-- output: collectionID of window:reorder goes with "end", not with "outside"
-- output: no view has the id x
-- output: needs before =, "end" or "outside"
local function list(make)
  local data = lab.data { "a", "b", "c", "d", "e", "f", "g", "h", "i", "j" }
  local calls, said = 0, nil
  local function move(difference)
    calls, said = calls + 1, tostring(difference)
    difference:apply(data)
  end
  local rows = ForEach { data, id = "self", width = 60, height = 60 }:reorderable()
  local window = Window { width = 300, height = 300,
    make and make(rows, move) or ScrollView {
      LazyVStack { spacing = 0, rows }:reorderContainer { move = move } } }
  local scroll = window:scrollView()
  scroll:drag { by = 30 }
  return window, scroll, data, function() return calls end, function() return said end
end

local window, scroll = list()
window:reorder { "a", before = "c" }
window:check()
print(tostring(scroll.visibleIDs), "a at " .. window:node("a").frame.minY,
  "c at " .. window:node("c").frame.minY, "offset " .. scroll.contentOffset.y)

-- What a frame shows while the finger holds the row, and the data then.
local data = { "a", "b", "c", "d", "e", "f", "g" }
local held
local window = Window { width = 300, height = 300, function()
  return ScrollView { LazyVStack { spacing = 0,
    ForEach { data, id = "self", height = 60 }:reorderable(),
  }:reorderContainer { move = function(difference) difference:apply(data) end } }
    :onScrollTargetVisibilityChange { threshold = 0.1, function(ids)
      held = held or ids[1] == "b" and { tostring(ids), data[1] .. " " .. data[3] .. " " .. data[2] }
    end }
end }
window:reorder { "a", before = "c", duration = 0.5 }
print("while held", held and held[1], held and held[2])

local window, scroll, data, calls = list()
window:reorder { "a", before = "d", duration = 0.1, cancel = true }
window:check()
print("cancelled", scroll.visibleIDs, "offset " .. scroll.contentOffset.y, calls() .. " calls")
window:reorder { "a", "outside" }
print("outside", scroll.visibleIDs, "offset " .. scroll.contentOffset.y, calls() .. " calls")

local window, scroll, data, calls, said = list()
window:reorder { "a", before = "e", with = { "c" } }
window:check()
print("several", scroll.visibleIDs, said(), "offset " .. scroll.contentOffset.y)
window:reorder { "a", "end", with = { "c" } }
local order = {}
for i = 1, #data do order[i] = data[i] end
print("to the end", table.concat(order, ", "))

local window, scroll = list()
window:reorder { "c", before = "a" }
print("back", scroll.visibleIDs, "offset " .. scroll.contentOffset.y)

local window, scroll = list(function(rows, move)
  return ScrollView { axes = "horizontal",
    LazyHStack { spacing = 0, rows }:reorderContainer { move = move } }
end)
window:reorder { "a", before = "c" }
print("horizontal", scroll.visibleIDs, "offset " .. scroll.contentOffset.x)

local window, scroll, data = list(function(rows, move)
  return ScrollView { LazyVStack { spacing = 0,
    LazyVStack { spacing = 0, rows }:reorderContainer { move = move } } }
end)
window:reorder { "a", before = "c" }
window:check()
order = {}
for i = 1, 6 do order[i] = data[i] end
print("nested", table.concat(order, ", "))

print(pcall(window.reorder, window, { "b", before = "a", with = { "a" } }))
print(pcall(window.reorder, window, { "a", "outside", collectionID = "x" }))
print(pcall(window.reorder, window, { "a", "end", with = { "x" } }))
print(pcall(window.reorder, window, { "a" }))
