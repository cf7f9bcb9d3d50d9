-- A path leads to the view with an id of its own among several that an element gives, wherever the
-- element is in its life, and puts that view to its place, not the element (entry 5).
-- output: a footer	0.0	0.0
-- output: a group	0.0	0.0
-- output: padded	0.0	0.0
-- output: several	0.0	0.0
-- output: in a section	0.0	0.0
local forms = {
  { "a footer", function() return Section { footer = Item { height = 20 }:id "b",
    Item { height = 30 } } end },
  { "a group", function() return Group { Item { height = 30 }, Item { height = 40 }:id "b" } end },
  { "padded", function()
    return Item { height = 30 }, Item { height = 40 }:id "b":padding(3)
  end },
  { "several", function() return Item { height = 30 }:id "a", Item { height = 40 }:id "b" end },
  { "in a section", function() return Section { header = Item { height = 20 },
    Item { height = 30 }, Item { height = 40 }:id "b" } end },
}
for _, form in ipairs(forms) do
  local name, content = form[1], form[2]
  local found = {}
  for _, subviews in ipairs { "unknown", "dynamic", 2 } do
    if subviews == 2 and name == "in a section" then subviews = 3 end
    local window = Window { width = 220, height = 240, ScrollView { LazyVStack { spacing = 0,
      ForEach { 60, id = "s%d", subviews = subviews ~= "unknown" and subviews or nil, content } } } }
    local scroll = window:scrollView()
    local places = {}
    for _ = 1, 2 do
      scroll:scrollTo { id = { "s40", "b" }, anchor = "top" }
      places[#places + 1] = tostring(window:node { "s40", "b" }.frame.y)
      scroll:scrollTo { edge = "top" }
    end
    found[#found + 1] = table.concat(places, "\t")
    window:check()
  end
  assert(found[1] == found[2] and found[1] == found[3], name)
  print(name, found[1])
end
