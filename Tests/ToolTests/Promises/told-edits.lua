-- Edits of lab.data show what a changed array shows, and what is in sight does not move.
-- output: row 6	row 6	true
local data, list = lab.data {}, {}
for i = 1, 50 do
  data:insert(i, "row " .. i)
  list[i] = "row " .. i
end
local function open(elements)
  local window = Window { width = 100, height = 200, ScrollView {
    LazyVStack { spacing = 0, ForEach { elements, function() return Item { height = 40 } end } } } }
  window:scrollView():scrollTo { id = "row 6", anchor = "top" }
  return window, window:scrollView()
end
local told, toldFeed = open(data)
local found, foundFeed = open(list)
data:insert(1, "new")
told:step()
found:update(function() table.insert(list, 1, "new") end)
local a, b = toldFeed.visibleIDs, foundFeed.visibleIDs
print(a[1], b[1], a == b)
