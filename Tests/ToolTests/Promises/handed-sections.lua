-- Group { sections = … } and ForEach { sections = … } hand out sections, at least one: those of
-- elements and of custom views, too, with views in no section as sections of their own. Parts are
-- made when they are used, can be children, and stay the same views where data are edited.
-- output: 1	@1/1	0	1	0	section @1/1: 0 header, 1 content, 0 footer
-- output: 2	@1/2	1	3	1	section @1/2: 1 header, 3 content, 1 footer
-- output: 3	second	2	2	0	section second: 2 header, 2 content, 0 footer
-- output: 4	@1/5	0	2	0	section @1/5: 0 header, 2 content, 0 footer
-- output: beyond	nil	4 sections
-- output: made	9
-- output: made	21
-- output: 1	@1	0	0	0	section @1: 0 header, 0 content, 0 footer
-- output: beyond	nil	1 section
-- output: vertical	A, B, C	42.0
-- output: vertical	Z, A, B, C	42.0
-- output: vertical	B, Z, A, C	42.0
-- output: vertical	B, Z, C	3
-- output: vertical	Z/header, Z/9, Z/10, C/header
-- output: horizontal	A, B, C	42.0
-- output: horizontal	Z, A, B, C	42.0
-- output: horizontal	B, Z, A, C	42.0
-- output: horizontal	B, Z, C	3
-- output: horizontal	B/header, B/3, Z/header, Z/9, Z/10, C/header
-- output: Group takes subviews = or sections =, not both
-- output: Group { sections = content, function(sections) … end } takes one function
-- output: sections of Group is a view, got "a"; write sections = Text("a")
-- output: id of ForEach goes with data; subviews and sections have ids and sizes
-- output: ForEach { sections = content, function(section, index) … end } takes one function
-- output: SectionConfiguration has no 'headr'; did you mean 'header'?
-- output: there are 1 sections, no number 2
-- output: id of SectionConfiguration can only be read
-- output: ForEach { sections, function(part, index) … end } takes one function
-- errors: unevenElements: the elements of the ForEach in
local function told(sections)
  for i = 1, #sections do
    local section = sections[i]
    print(i, section.id, #section.header, #section.content, #section.footer, section)
    lab.expectEqual(sections:id(i), section.id)
  end
  print("beyond", sections[#sections + 1], sections)
end

local made = 0
local Part = View "Part" { parameters = { "text" }, body = function(self)
  made = made + 1
  return Text(self.text)
end }
local mixed = Group {
  Part { text = "before" }:id "before",
  Section { header = Part { text = "H" }, footer = Part { text = "F" },
    ForEach { 3, id = "a-%d", function(i) return Part { text = "a" .. i } end } },
  Section { ForEach { 0, height = 10 } },
  Section { header = Group { Part { text = "H1" }, Part { text = "H2" } },
    Section { header = Part { text = "inner" }, Part { text = "row" } } }:id "second",
  Part { text = "x" }, Part { text = "y" },
}
Window { width = 100, height = 400, Group { sections = mixed, function(sections) told(sections) end } }
print("made", made)
Window { width = 100, height = 400, Group { sections = mixed, function(sections)
  return sections[2].header, HStack { sections[2].content }, sections[3].header[2]
end } }
print("made", made)
Window { width = 100, height = 400, Group { sections = EmptyView(), function(sections)
  told(sections)
end } }

-- As sections of another container, in both directions, with edits.
for _, axis in ipairs { "vertical", "horizontal" } do
  local along, across = "height", "width"
  local lazy, eager = LazyVStack, VStack
  if axis == "horizontal" then
    along, across, lazy, eager = "width", "height", LazyHStack, HStack
  end
  local Card = View("Card " .. axis) { parameters = { "n" }, state = { taps = 0 },
    body = function(self)
      return Item { [along] = 40 + self.state.taps, [across] = 50 }:id("card-" .. self.n)
        :onTapGesture(function() self.state.taps = self.state.taps + 1 end)
    end }
  local Team = View("Team " .. axis) { parameters = { "team" }, body = function(self)
    return Section { header = Item { [along] = 10, [across] = 20 },
      ForEach { self.team.rows, function(n) return Card { n = n } end } }
  end }
  local Board = View("Board " .. axis) { body = function(self)
    return ScrollView { axes = axis, lazy { spacing = 0, ForEach { sections = self.content,
      function(section, index)
        return eager { spacing = 0, section.header, section.content }:padding(1)
      end } } }
  end }
  local teams = lab.data { { id = "A", rows = { 1, 2 } }, { id = "B", rows = { 3 } },
    { id = "C", rows = {} } }
  local window = Window { width = 300, height = 300,
    Board { ForEach { teams, function(team) return Team { team = team } end } } }
  local scroll = window:scrollView()
  window:tap "card-3" window:tap "card-3"
  print(axis, scroll.visibleIDs, window:node("card-3").frame[along])
  teams:insert(1, { id = "Z", rows = { 9, 10 } }) window:step()
  print(axis, scroll.visibleIDs, window:node("card-3").frame[along])
  teams:move(3, 1) window:step()
  print(axis, scroll.visibleIDs, window:node("card-3").frame[along])
  teams:remove(3) window:step()
  print(axis, scroll.visibleIDs, scroll.count)
  window:check()
  local pinned = Window { width = 300, height = 100, ScrollView { axes = axis, lazy { spacing = 0,
    pinnedViews = "sectionHeaders", Group { sections = ForEach { teams, function(team)
      return Team { team = team }
    end }, function(sections)
      return ForEach { sections, function(section)
        return Section { header = section.header, section.content }
      end }
    end } } } }
  pinned:scrollView():drag { by = 50 }
  print(axis, pinned:scrollView().visibleIDs)
  pinned:check()
end

local function try(make)
  local _, message = pcall(make)
  print((tostring(message):gsub("^.-:%d+: ", "")))
end
local function f() end
try(function() return Group { subviews = Text "a", sections = Text "a", f } end)
try(function() return Group { sections = Text "a" } end)
try(function() return Group { sections = "a", f } end)
try(function() return ForEach { sections = Text "a", id = "row-%d", f } end)
try(function() return ForEach { 3, sections = Text "a", f } end)
Window { width = 100, height = 100, Group { sections = Text "a", function(sections)
  try(function() return sections[1].headr end)
  try(function() return sections:id(2) end)
  try(function() sections[1].id = 3 end)
  try(function() return ForEach { sections } end)
end } }
