-- Pain 24: a scrollPosition binding stops following.
--
-- A position identifies views by the ids that the list uses. If the list and the binding use
-- different ids (numbers and strings, or an :id in the row besides that of the ForEach), the view
-- is never found. Each line scrolls a position to row 40. It prints the first id of the list with
-- its type, what the position found, and what it reads back after a drag.
--
--   lazylab run --events none Examples/pains/24-a-position-that-stops-following.lua

local function run(name, rows, id)
  local position = ScrollPosition()
  local window = Window { width = 390, height = 600,
    ScrollView { LazyVStack { spacing = 0, rows } }:scrollPosition(position, "top") }
  local scroll = window:scrollView()
  local first = scroll.visibleIDs[1]
  position:scrollTo { id = id }
  local fine, message = pcall(window.step, window)
  local found = fine and string.format("offset %.0f", scroll.contentOffset.y) or "not found"
  scroll:drag { by = 500 }
  local read = position.viewID
  print(string.format("%-34s %-7s %-8s %-12s %s (%s)", name, first, type(first), found, read,
    type(read)))
  if not fine then print("  " .. message:gsub("^.-:%d+: ", "")) end
end

print("rows                               first   type     found        then reads")
run("elements, and a number", ForEach { 100, function() return Item { height = 50 } end }, 40)
run("elements, and a string", ForEach { 100, function() return Item { height = 50 } end }, "40")
run("a format, and its string", ForEach { 100, id = "row-%d", height = 50 }, "row-40")
run("a format, and a number", ForEach { 100, id = "row-%d", height = 50 }, 40)
run(":id beside that of the ForEach", ForEach { 100, function(index)
  return Item { height = 50 }:id("row-" .. index)
end }, "row-40")

print [[

One name for each row: give it to the ForEach, and bind a position of the same type.]]
