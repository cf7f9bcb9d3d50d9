-- Rows of a lazy stack that no scroll view moves cannot be reached (claim 57): the stack is told as
-- cut off, even where its rows end exactly at the edge, beside others and across a scroll view.
-- output: alone	1
-- output: in a row	1
-- output: across a scroll view	1
-- output: a row across a scroll view	1
-- output: all of it	0
-- output: scrolled	0
local function stack(count)
  return LazyVStack { spacing = 0,
    ForEach { count, function() return Item { width = 20, height = 50 } end } }
end
local function row()
  return LazyHStack { spacing = 0,
    ForEach { 30, function() return Item { width = 50, height = 20 } end } }
end
local screens = {
  { "alone", stack(30) }, { "in a row", HStack { stack(30) } },
  { "across a scroll view", ScrollView { axes = "horizontal", stack(30) } },
  { "a row across a scroll view", ScrollView { row() } }, { "all of it", stack(4) },
  { "scrolled", ScrollView { VStack { stack(30) } } },
}
for _, screen in ipairs(screens) do
  local window = Window { width = 100, height = 200, screen[2] }
  print(screen[1], #window.reports.clipped)
end
