-- A path into a row ends with that view at the anchor, in whatever part of its life the row is, by
-- the proxy or a position, animated or not (rule R14).
-- output: fresh	0 of 40
-- output: in sight	0 of 40
-- output: just left	0 of 40
-- output: kept	0 of 40
-- output: gone	0 of 40
-- output: 2300.0
-- output: no view in s1 has the id x; the ids there are b
local function row(axis, i)
  local function item(length, id)
    local item = axis == "v" and Item { height = length } or Item { width = length }
    return id and item:id(id) or item
  end
  local Lazy, Stack = axis == "v" and LazyVStack or LazyHStack, axis == "v" and VStack or HStack
  local parts = { spacing = 0, item(40 + i % 4 * 10, "a") }
  if i % 2 == 0 then
    parts[#parts + 1] = Lazy { spacing = 0, ForEach { 6, id = "n%d", function(k)
      return item(25 + k % 3 * 5)
    end } }
  end
  parts[#parts + 1] = Stack { spacing = 3, item(5), item(30 + i % 3 * 20, "b") }:padding(4)
  return Stack(parts)
end
local function content(axis, wrapping)
  local Lazy, Stack = axis == "v" and LazyVStack or LazyHStack, axis == "v" and VStack or HStack
  local function rows(first, count)
    return ForEach { Range(first, first + count - 1), id = function(i) return "s" .. i end,
      function(i) return row(axis, i) end }
  end
  if wrapping == "sections" then
    return Lazy { spacing = 0, pinnedViews = "sectionHeaders",
      ForEach { 12, id = "g%d", function(g)
        return Section { header = Item { width = 12, height = 12 }, rows(g * 5 - 4, 5) }
      end } }
  end
  local list = Lazy { spacing = 0, rows(1, 60) }
  if wrapping == "title" then return Stack { spacing = 0, Item { width = 33, height = 33 }, list } end
  if wrapping == "nested" then
    return Lazy { spacing = 0, ForEach { 1, id = "outer-%d", function() return list end } }
  end
  if wrapping == "padded" then return list:padding(9) end
  return list
end
local before = {
  fresh = function() end,
  ["in sight"] = function(s, path) s:scrollTo { id = path } end,
  ["just left"] = function(s, path, start) s:scrollTo { id = path } s:scrollTo { edge = start } end,
  kept = function(s, path, start)
    s:scrollTo { id = path } s:scrollTo { edge = start }
    for _ = 1, 5 do s:drag { by = 3 } end
  end,
  gone = function(s, path, start)
    s:scrollTo { id = path } s:scrollTo { edge = start }
    for _ = 1, 25 do s:drag { by = 3 } end
  end,
}
local count = 0
for _, life in ipairs { "fresh", "in sight", "just left", "kept", "gone" } do
  local bad, all = 0, 0
  for _, axis in ipairs { "v", "h" } do
    for _, wrapping in ipairs { "none", "title", "padded", "nested", "sections" } do
      for _, animated in ipairs { false, true } do
        for _, byPosition in ipairs { false, true } do
          count = count + 7
          local k, anchor = 20 + count % 20, UnitPoint { x = count % 3 / 2, y = count % 3 / 2 }
          local position = ScrollPosition {}
          local w = Window { width = 310, height = 310, ScrollView {
            axes = axis == "v" and "vertical" or "horizontal", content(axis, wrapping),
          }:scrollPosition(position) }
          local s = w:scrollView()
          local path = { "s" .. k }
          if wrapping == "sections" then table.insert(path, 1, "g" .. (k - 1) // 5 + 1) end
          before[life](s, #path > 1 and path or path[1], axis == "v" and "top" or "leading")
          path[#path + 1] = "b"
          local function scroll()
            (byPosition and position or s):scrollTo { id = path, anchor = anchor }
          end
          if animated then withAnimation(scroll) else scroll() end
          w:settle()
          local frame = w:node(path).frame
          local start = axis == "v" and frame.minY or frame.minX
          local length = axis == "v" and frame.height or frame.width
          all = all + 1
          if math.abs(start - count % 3 / 2 * (310 - length)) > 0.01 then bad = bad + 1 end
          w:close()
        end
      end
    end
  end
  print(life, bad .. " of " .. all)
end

local w = Window { width = 100, height = 100, ScrollView { LazyVStack { spacing = 0,
  ForEach { 60, id = "s%d", function() return VStack { Item { height = 60 }:id "b" } end } } } }
local s = w:scrollView()
s:scrollTo { id = "s40" }
s:scrollTo { edge = "top" }
s:scrollTo { id = { "s40", "b" } }
print(s.contentOffset.y)
print("not there", select(2, pcall(s.scrollTo, s, { id = { "s1", "x" } })))

-- A section of one row in a ForEach has the same paths as one that is written out.
local one = Window { width = 100, height = 100, ScrollView { LazyVStack { spacing = 0,
  ForEach { 30, id = "s%d", function()
    return Section { ForEach { 1, id = "r%d", function() return Item { height = 60 } end } }
  end } } } }
one:scrollView():scrollTo { id = { "s1", "r1" } }
one:scrollView():scrollTo { id = { "s20", "r1" }, anchor = "top" }
lab.expectEqual(one:node({ "s20", "r1" }).frame.minY, 0, "the row of a section of one row")
