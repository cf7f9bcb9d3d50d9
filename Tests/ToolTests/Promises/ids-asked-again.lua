-- An id and a path name the same view whether it is the first to be asked for between two frames or
-- one of many, among views of one name, of modifiers, of elements and in lazy containers.
-- output: 336 answers are the same
-- errors: ambiguousID: 17 loaded views have the id a; this is the first in sight
local function row(name)
  return VStack { Item { height = 10 }:id "a", HStack { Item { width = 9, height = 9 }:id(name) }:padding(2):id "a",
    Item { height = 10 }:id(name):padding(1):id(name .. "-around") }
end
local function shelf(id)
  return LazyHStack { ForEach { 6, id = "row-%d", function(_, place)
    return Item { width = 30, height = 20 }:id(place % 2 == 0 and "a" or "in-" .. place)
  end } }:id(id)
end
local window = Window { width = 300, height = 400, VStack {
  row "b", row "c", ScrollView { axes = "horizontal", shelf "shelf" }:id "scroll",
  ForEach { 4, id = "row-%d", function(_, place) return row(place % 2 == 0 and "b" or "row-1") end },
  ScrollView { LazyVStack { row "c", ForEach { 30, id = "row-%d", function(_, place)
    if place % 3 == 0 then return ScrollView { axes = "horizontal", shelf "a" } end
    return Group { row "b", Item { height = 5 }:id "c" }
  end } } }:id "list", ViewThatFits { Item { width = 900 }:id "hidden", row "shown" } } }
local ids = { "a", "b", "c", "b-around", "shelf", "scroll", "list", "in-1", "in-3", "hidden", "shown", "none" }
for place = 1, 9 do ids[#ids + 1] = "row-" .. place end
local asked = table.move(ids, 1, #ids, 1, {})
for _, outer in ipairs { "row-1", "row-2", "row-3", "b", "list", "a" } do
  for _, inner in ipairs(ids) do asked[#asked + 1] = { outer, inner } end
end
for place = 1, #ids do asked[#asked + 1] = { "row-3", "a", ids[place] } end
local function answer(of, id)
  local ok, node = pcall(of.node, of, id)
  if not ok then return tostring(node) end
  local frame = node.frame
  return node.phase .. (frame and table.concat({ frame.x, frame.y, frame.width, frame.height }, " ") or "")
end
window:step(60)
local count = 0
for _, of in ipairs { window, window:scrollView "list" } do
  local first = {}
  for place, id in ipairs(asked) do
    window:step()
    first[place] = answer(of, id)
  end
  for place, id in ipairs(asked) do
    local again = answer(of, id)
    assert(again == first[place], answer(of, id))
    count = count + 1
  end
end
print(count .. " answers are the same")
