-- An error in a callback is the error of the verb; the frame completes, and the next one works.
-- output: false	callback-error.lua:8: no row
-- output: 3
local fails = true
local function row(i)
  -- Row 12 is first made during the jump.
  if i == 12 and fails then
    error("no row", 1)
  end
  return Item { height = 50 }
end
local window = Window { width = 100, height = 200,
  ScrollView { LazyVStack { ForEach { 100, id = "row-%d", row } } } }
local scroll = window:scrollView()
local works, message = pcall(scroll.scrollTo, scroll, { id = "row-12", anchor = "top" })
print(works, (tostring(message):gsub("^.*/", "")))
fails = false
window:step()
window:check()
print(window.frame)
