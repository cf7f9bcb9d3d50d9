-- Swipe actions tell when they are revealed and when they are dismissed: by another edge or row, a
-- tap elsewhere, a scroll, one of their buttons, or because the row is gone; a full swipe reveals
-- nothing. What they change is shown in the same frame.
-- output: vertical
-- output: opened	2+
-- output: opened again
-- output: other edge	2-, leading 2+
-- output: other row	leading 2-, 3+
-- output: tapped itself	tap 3
-- output: tapped another	tap 4, 3-
-- output: scrolled	3+, 3-
-- output: a button	3+, delete 3, 3-, gone 3
-- output: fully	delete 4, gone 4
-- output: another one fully	5+, delete 6, 5-, gone 6
-- output: gone	5+, gone 5, 5-
-- output: an edit elsewhere	7+
-- output: row-7
-- output: scrolled to another	7-, gone 1, gone 2, gone 7
-- output: horizontal
-- output: opened	2+
-- output: opened again
-- output: other edge	2-, leading 2+
-- output: other row	leading 2-, 3+
-- output: tapped itself	tap 3
-- output: tapped another	tap 4, 3-
-- output: scrolled	3+, 3-
-- output: a button	3+, delete 3, 3-, gone 3
-- output: fully	delete 4, gone 4
-- output: another one fully	5+, delete 6, 5-, gone 6
-- output: gone	5+, gone 5, 5-
-- output: an edit elsewhere	7+
-- output: row-7
-- output: scrolled to another	7-, gone 1, gone 2, gone 7
-- output: states	60.0	40.0	40.0
-- output: states	60.0	40.0	60.0
-- output: states	40.0	60.0	60.0
-- output: states	40.0	40.0	60.0
-- output: failing	false	row
-- output: :onPresentationChanged is not part of lazylab; it belongs to the swipe actions: write :swipeActions { Button { … }, onPresentationChanged = function(isPresented) … end }
-- output: onPresentationChanged of :swipeActions is a function(isPresented), got true
local log = {}
local function told(what)
  print(what, table.concat(log, ", "))
  log = {}
end
local function note(text) log[#log + 1] = text end
local function place(rows, element)
  for index = 1, #rows do if rows[index] == element then return index end end
end

for _, axis in ipairs { "vertical", "horizontal" } do
  local rows = lab.data { 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12 }
  local function row(e)
    local function button(name, action)
      return Button { name, action = function() note(name .. " " .. e) action() end }
    end
    return HStack { Item { width = 40, height = 40 }
      :onTapGesture(function() note("tap " .. e) end)
      :onDisappear(function() note("gone " .. e) end)
      :swipeActions { button("delete", function() rows:remove(place(rows, e)) end),
        onPresentationChanged = function(isPresented) note(e .. (isPresented and "+" or "-")) end }
      :swipeActions { edge = "leading", button("read", function() end),
        onPresentationChanged = function(isPresented)
          note("leading " .. e .. (isPresented and "+" or "-"))
        end } }
  end
  local list = ForEach { rows, id = function(e) return "row-" .. e end, row }
  local window = Window { width = 200, height = 200, ScrollView { axes = axis,
    (axis == "vertical" and LazyVStack or LazyHStack) { spacing = 0, list } } }
  print(axis)
  window:swipe "row-2" told "opened"
  window:swipe "row-2" told "opened again"
  window:swipe { "row-2", edge = "leading" } told "other edge"
  window:swipe "row-3" told "other row"
  window:tap "row-3" told "tapped itself"
  window:tap "row-4" told "tapped another"
  window:swipe "row-3" window:scrollView():drag { by = 10 } told "scrolled"
  window:swipe { "row-3", tap = "delete" } told "a button"
  window:swipe { "row-4", full = true } told "fully"
  window:swipe "row-5" window:swipe { "row-6", full = true } told "another one fully"
  window:swipe "row-5" rows:remove(place(rows, 5)) window:step() told "gone"
  window:swipe "row-7" rows:insert(1, 100) window:step() told "an edit elsewhere"
  print(window.openRows)
  window:scrollView():scrollTo { id = "row-12" } told "scrolled to another"
  window:check()
end

-- What it writes is shown in the frame in which the row opens; containers keep rows of their own.
local Row = View "Row" { parameters = { "name" }, state = { isOpen = false },
  body = function(self)
    return Item { height = self.state.isOpen and 60 or 40 }:swipeActions {
      Button { "x", action = function() end },
      onPresentationChanged = function(isPresented) self.state.isOpen = isPresented end,
    }:onTapGesture(function() end):id(self.name)
  end }
local window = Window { width = 200, height = 200, VStack { spacing = 0,
  VStack { spacing = 0, Row { name = "a" }, Row { name = "b" } }:swipeActionsContainer(),
  Row { name = "c" } } }
local function heights()
  return window:node("a").frame.height, window:node("b").frame.height, window:node("c").frame.height
end
window:swipe "a" print("states", heights())
window:swipe "c" print("states", heights())
window:swipe "b" print("states", heights())
window:tap "c" print("states", heights())

-- A function that fails is that verb's error, and the row is open all the same.
local failing = Window { width = 200, height = 200, Item { height = 40 }:swipeActions {
  Button { "x", action = function() end }, onPresentationChanged = function() error "failed" end,
}:id "row" }
print("failing", pcall(failing.swipe, failing, "row"), failing.openRows)
for _, wrong in ipairs { function() return Text "a":onPresentationChanged(print) end,
  function() return Text "a":swipeActions { Button { "x", action = print },
    onPresentationChanged = true } end } do
  local _, message = pcall(wrong)
  print((message:gsub("^.-:%d+: ", "")))
end
