-- errors: changed-in-eager-stacks.lua:19 is another one
-- errors: changed-in-eager-stacks.lua:20 is another one
-- errors: changed-in-eager-stacks.lua:21 is another one
-- errors: changed-in-eager-stacks.lua:22 is another one
-- errors: changed-in-eager-stacks.lua:23 is another one
-- errors: changed-in-eager-stacks.lua:28 had 3 elements and has 4
-- output: out of sight	0	in sight	1
-- What was changed outside of an update is noticed in eager stacks and layouts, too, where it is in
-- sight, and in rows of lazy ones.
local function rows(count)
  local rows = {}
  for i = 1, count do rows[i] = { id = "r" .. i, length = 20 } end
  return rows
end
local function row(row) return Item { width = row.length, height = row.length } end

local a, b, c, d, e = rows(5), rows(5), rows(5), rows(5), rows(5)
local w = Window { width = 200, height = 400, VStack {
  VStack { ForEach { a, row } },
  HStack { Text "first", ForEach { b, row } },
  ZStack { ForEach { c, row } },
  ScrollView { axes = "horizontal", HStack { ForEach { d, row } } }:frame { height = 30 },
  ScrollView { LazyVStack { HStack { ForEach { e, row } } } },
} }
for _, list in ipairs { a, b, c, d, e } do list[2].length = 25 end
w:step()
local f = rows(3)
local w = Window { width = 200, height = 400, ScrollView { VStack { ForEach { f, row } } } }
f[4] = { id = "r4", length = 20 }
w:step()

local many = rows(100)
local w = Window { width = 200, height = 100, ScrollView { VStack { ForEach { many, row } } } }
many[90].length = 30
w:step()
local before = w.metrics.diagnostics
w:scrollView():scrollTo { id = "r90" }
w:step()
print("out of sight", before, "in sight", w.metrics.diagnostics)
