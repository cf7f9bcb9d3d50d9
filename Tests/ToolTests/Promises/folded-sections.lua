-- output: @1/header, 1, 2, 3
-- output: @1/header, @2/header, 11, 12, 13
-- output: Section takes a title or header =, not both
-- A section may be folded: its header stays, and its rows are no views.
local open = { A = true, B = true }
local function section(name, first)
  return Section { name, isExpanded = open[name],
    ForEach { Range(first, first + 4), function() return Item { height = 50 } end } }:id(name)
end
local window = Window { width = 390, height = 160, function()
  return ScrollView { LazyVStack { spacing = 0, section("A", 1), section("B", 11) } }
end }
local function visible()
  local ids = {}
  for _, id in ipairs(window:scrollView().visibleIDs) do ids[#ids + 1] = tostring(id) end
  print(table.concat(ids, ", "))
end
visible()
window:update(function() open.A = false end)
visible()
print(select(2, pcall(Section, { "a", header = Text "b" })))
