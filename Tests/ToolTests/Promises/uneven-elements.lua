-- Elements that give different numbers of views are counted as they are met (rule R1), with one
-- diagnostic for each ForEach; ids, header paths and states are what they would be.
-- errors: unevenElements: the elements of the ForEach in
-- errors: declare subviews = function(element)
-- output: A/header, A/Ada, A/Alan, B/header, B/Barbara, C/header, C/Claude, C/Cleve, C/Carl
-- output: stack	2	A/header, A/Ada, B/header, B/Barbara, C/header, C/Claude, C/Cleve
-- output: row	2	A/header, A/Ada, B/header, B/Barbara, C/header, C/Claude, C/Cleve
-- output: grid	0	A/header, A/Ada, B/header, B/Barbara, C/header, C/Claude, C/Cleve
-- output: nested	2	outer-1
-- output: stack	C/Carl at 250.0
-- output: row	C/Carl at 250.0
-- output: stack	none	B/header, B/Barbara, C/header, C/Claude, C/Cleve, C/Carl
-- output: stack	dynamicRows
-- output: grid	dynamicRows
-- output: kept	70.0	70.0	1
local function people() return {
  { title = "A", rows = { "Ada", "Alan" } }, { title = "B", rows = { "Barbara" } },
  { title = "C", rows = { "Claude", "Cleve", "Carl" } }, { title = "D", rows = {} },
} end

local sections = people()
local window = Window { width = 390, height = 700, ScrollView { LazyVStack {
  pinnedViews = "sectionHeaders",
  ForEach { { sections[1], sections[2], sections[3] }, id = "title", function(section)
    return Section { header = Text(section.title),
      ForEach { section.rows, id = "self", function(name) return Text(name) end } }
  end },
} } }
print(window:scrollView().visibleIDs)

-- Along both axes, in a grid and in a row, with rows of no view.
local function content(sections)
  return ForEach { sections, id = "title", function(section)
    return Section { header = Item { width = 20, height = 20 },
      ForEach { section.rows, id = "self", function(name)
        if name ~= "Alan" then return Item { width = 50, height = 50 } end
      end } }
  end }
end
local columns = { GridItem.fixed(300) }
for name, make in pairs {
  grid = function(rows) return ScrollView { LazyVGrid { spacing = 0, columns = columns, rows } } end,
  nested = function(rows) return ScrollView { LazyVStack { spacing = 0,
    ForEach { 1, id = "outer-%d", function() return LazyVStack { spacing = 0, rows } end } } } end,
  row = function(rows) return ScrollView { axes = "horizontal", LazyHStack { spacing = 0, rows } } end,
  stack = function(rows) return ScrollView { LazyVStack { spacing = 0,
    pinnedViews = "sectionHeaders", rows } } end,
} do
  local sections = people()
  local w = Window { width = 240, height = 240, function() return make(content(sections)) end }
  local s = w:scrollView()
  local told = 0
  for e in w.trace:events { kind = "diagnostic" } do
    if e.code == "unevenElements" then told = told + 1 end
  end
  print(name, told, s.visibleIDs)
  s:scrollTo { id = { "C", "Carl" }, anchor = name == "row" and "trailing" or "bottom" }
  if name == "stack" or name == "row" then
    local frame = w:node({ "C", "Carl" }).frame
    print(name, "C/Carl at " .. (name == "row" and frame.maxX or frame.maxY) + 10)
  end
  -- After edits that change the numbers.
  w:update(function() sections[1].rows = {} table.insert(sections[3].rows, "Chad") end)
  s:scrollTo { edge = name == "row" and "leading" or "top" }
  w:check()
  if name == "stack" then
    w:update(function() table.remove(sections, 1) end)
    print(name, "none", s.visibleIDs)
  end
  if name == "stack" or name == "grid" then print(name, w:lint()[1].rule) end
end

-- A row that becomes two views is counted from then on, and rows keep what they know.
local Row = View "Row" { parameters = { "i" }, state = { on = false }, body = function(self)
  local main = Item { height = self.state.on and 70 or 50 }:onTapGesture(function()
    self.state.on = not self.state.on
  end)
  if self.state.on and self.i == 3 then return Item { height = 20 }, main end
  return main
end }
local w = Window { width = 100, height = 300, ScrollView { LazyVStack { spacing = 0,
  ForEach { 40, id = "r%d", function(i) return Row { i = i } end } } } }
w:tap "r1"
local before = w:node("r1").frame.height
w:tap "r3"
w:check()
print("kept", before, w:node("r1").frame.height, w:node("r1").inits)
