-- Writing state that is gone, tasks that refuse to end, callbacks that change data for ever, and
-- bodies that fail are reported or do nothing, and the window goes on.
-- errors: onChange of loop
-- errors: another callback failed in this frame
-- output: evicted	0
-- output: removed	2
-- output: cancelled	true
-- output: loop	200
-- output: failed	late 10	0.0
-- output: moved	1	0
-- output: counted	200
local Counter = View "Counter" { parameters = { "keep" }, state = { n = 0 },
  body = function(self)
    self.keep(self)
    return Item { height = 40 + self.state.n % 2 }
  end }
local function list(count, row)
  local window = Window { width = 300, height = 300, ScrollView {
    LazyVStack { spacing = 0, ForEach { count, id = "row-%d", row } } } }
  return window, window:scrollView()
end

-- What is written to a row that was given up is not in the row that comes back.
local first
local window, scroll = list(300, function(i)
  return Counter { keep = function(view) if i == 1 then first = first or view end end }
end)
for _ = 1, 30 do scroll:drag { by = 300 } end
first.state.n = 5
window:step()
window:check()
scroll:scrollTo { edge = "top" }
print("evicted", window:node("row-1").state.n)

-- A binding may be kept longer than the row whose state it is.
local rows, kept = { { id = 1 }, { id = 2 }, { id = 3 } }, nil
local Switch = View "Switch" { bindings = { "isOn" }, body = function(self)
  local _ = self.isOn
  kept = self
  return Item { height = 40 }
end }
local Row = View "Row" { state = { isOn = false }, body = function(self)
  return Switch { isOn = self.binding.isOn }
end }
local shown = Window { width = 300, height = 300, ScrollView { LazyVStack {
  ForEach { rows, function() return Row {} end } } } }
shown:update(function() table.remove(rows) end)
kept.isOn = true
shown:step()
shown:check()
print("removed", shown:scrollView().count)

-- A task that catches everything ends with its row.
local running = {}
window, scroll = list(300, function(i)
  return Item { height = 40 }:task(function()
    while true do
      pcall(wait, 0.1)
      running[i] = window and window.time
    end
  end)
end)
scroll:drag { by = 4000 }
local gone = window.time
window:run(1)
window:check()
print("cancelled", (running[1] or 0) <= gone)

-- A change that answers itself stops at the limit of each frame.
local Loop = View "Loop" { state = { n = 0 }, body = function(self)
  return Item { height = 40 }:onChange { of = self.state.n, initial = true,
    function() if self.state.n < 200 then self.state.n = self.state.n + 1 end end }:id "loop"
end }
window = Window { width = 300, height = 300, Loop {} }
window:settle()
window:check()
print("loop", window:node("loop").state.n)

-- Bodies that failed are made once they can be.
local fails = false
window, scroll = list(100, function(i)
  if fails and i % 5 == 0 then error("late " .. i, 0) end
  return Item { height = 40 }
end)
fails = true
local _, message = pcall(scroll.drag, scroll, { by = 300 })
fails = false
window:check()
scroll:scrollTo { id = "row-50", anchor = "top" }
print("failed", message, window:node("row-50").frame.y)

-- Another id is another view, also when the first one comes back.
local model = Observable { id = "x" }
local Named = View "Named" { body = function()
  return Counter { keep = function() end }:id(model.id)
    :onTapGesture(function() model.taps = (model.taps or 0) + 1 end)
end }
window = Window { width = 300, height = 300, Named {} }
window:tap "x"
model.id = "y"
window:step()
print("moved", model.taps, window:node("y").state.n)

-- Rows of any number of views may all go and come back.
local flags = Observable { isShown = true }
local Pair = View "Pair" { body = function()
  if flags.isShown then return Item { height = 40 }, Item { height = 10 } end
end }
window = Window { width = 300, height = 300, ScrollView { LazyVStack { spacing = 0,
  ForEach { 100, subviews = "dynamic", function() return Pair {} end } } } }
scroll = window:scrollView()
scroll:drag { by = 900 }
for _, isShown in ipairs { false, true } do
  flags.isShown = isShown
  window:step()
  window:check()
end
print("counted", scroll.count)
