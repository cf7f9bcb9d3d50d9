-- Pain 5: scrollTo does nothing after a stack became lazy.
--
-- A lazy stack finds a view by the id that its ForEach gives it, without making the view. An :id
-- inside a row is known only while that row is loaded, so a scroll to it works nearby but not far
-- away. There SwiftUI does nothing; here it is an error that says where the id belongs. Each line
-- scrolls to the same row and says how the id was resolved.
--
--   lazylab run --events none Examples/pains/05-a-scroll-that-does-nothing.lua

local function try(name, stack, rows, id)
  local window = Window { width = 390, height = 600, ScrollView { stack { spacing = 0, rows } } }
  local scroll = window:scrollView()
  local fine, message = pcall(scroll.scrollTo, scroll, { id = id, anchor = "top" })
  local result = "row at " .. string.format("%.0f", scroll.contentOffset.y)
  if not fine then result = message:gsub("^.-:%d+: ", "") end
  print(string.format("%-34s %s", name, result))
end

local function plain(index) return Item { height = 50 } end
local function named(index) return Item { height = 50 }:id("row-" .. index) end
local function nested(index)
  return VStack { spacing = 0, Item { height = 20 }, Item { height = 30 }:id("text-" .. index) }
end

try("eager, :id on the row", VStack, ForEach { 300, named }, "row-200")
try("lazy, :id on the row, in sight", LazyVStack, ForEach { 300, named }, "row-5")
try("lazy, :id on the row, far away", LazyVStack, ForEach { 300, named }, "row-200")
try("lazy, id of the ForEach", LazyVStack, ForEach { 300, id = "row-%d", plain }, "row-200")
try("lazy, another type", LazyVStack, ForEach { 300, plain }, "200")
try("lazy, no id but the element", LazyVStack, ForEach { 300, plain }, 200)
try("lazy, inside a row far away", LazyVStack, ForEach { 300, id = "row-%d", nested }, "text-200")
try("lazy, by a path", LazyVStack, ForEach { 300, id = "row-%d", nested }, { "row-200", "text-200" })

print [[

Give the id to the ForEach, and scroll to the ids of the data; a path leads into an element.]]
