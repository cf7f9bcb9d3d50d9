-- errors: filled-out-of-sight-of-updates.lua:21 had 0 elements and has 1
-- errors: filled-out-of-sight-of-updates.lua:22 had 0 elements and has 1
-- errors: filled-out-of-sight-of-updates.lua:23 had 0 elements and has 1
-- errors: filled-out-of-sight-of-updates.lua:34 is another one
-- errors: filled-out-of-sight-of-updates.lua:34 had 0 elements and has 1
-- output: shown	5	updated	5
-- An array that was empty when it was shown is noticed when it is filled outside of an update, in
-- lazy and eager stacks; so are the arrays of elements whose views stand in a lazy stack.
local function rows(count)
  local rows = {}
  for index = 1, count do rows[index] = { id = "r" .. index, length = 20 } end
  return rows
end
local function row(row) return Item { width = row.length, height = row.length } end

local a, b, c, d = {}, {}, {}, {}
local Feed = View "Feed" { parameters = { "rows" }, body = function(self)
  return VStack { ForEach { self.rows, row } }
end }
local w = Window { width = 200, height = 400, VStack {
  ScrollView { LazyVStack { Text "Feed", ForEach { a, row } } },
  HStack { Text "Feed", ForEach { b, row } },
  ScrollView { LazyVStack { ForEach { 2, function() return VStack { ForEach { c, row } } end } } },
  ScrollView { LazyVStack { ForEach { d, row } } },
} }
w:update(function() d[1] = { id = "new", length = 20 } end)
for _, list in ipairs { a, b, c } do list[1] = { id = "new", length = 30 } end
w:step()
local shown = w.metrics.diagnostics

local teams = { { id = "a", people = rows(3) }, { id = "b", people = {} } }
local w2 = Window { width = 200, height = 400, ScrollView { LazyVStack { ForEach { teams,
  function(team)
    return Section { header = Text(team.id), ForEach { team.people, row } }
  end, subviews = function(team) return 1 + #team.people end } } } }
teams[1].people[2].length = 25
w2:step()
teams[2].people[1] = { id = "new", length = 20 }
w2:step()
shown = shown + w2.metrics.diagnostics
w2:update(function() end)
w:update(function() end)
w:step()
print("shown", shown, "updated", w.metrics.diagnostics + w2.metrics.diagnostics)
