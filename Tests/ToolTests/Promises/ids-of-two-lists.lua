-- errors: the id r1 occurs more than once in the views of a LazyVStack
-- output: 1	1	0	0	1
-- Two ForEach of one lazy stack with ids in common are told once, although their rows are never
-- loaded together, and whatever number of views their elements have; sections with ids of their own
-- tell them apart, and do not stand between others.
local function rows(suffix)
  local rows = {}
  for index = 1, 50 do rows[index] = { id = "r" .. index .. suffix } end
  return rows
end

local function list(suffix, subviews)
  return ForEach { rows(suffix), subviews = subviews, function()
    if subviews == 2 then return Item { height = 20 }, Item { height = 20 } end
    return Item { height = 20 }
  end }
end

local function diagnostics(...)
  return Window { width = 200, height = 100, ScrollView { LazyVStack { ... } } }.metrics.diagnostics
end

print(
  diagnostics(list("", 1), Text "More", list("", 1)), diagnostics(list("", 2), list("", 2)),
  diagnostics(list("", 1), list("b", 1)),
  diagnostics(Section { list("", 1) }:id "a", Section { list("", 1) }:id "b"),
  diagnostics(list("", 1), Section { list("b", 1) }:id "s", list("", 1)))
