-- A touch that moves nothing lets go of nothing, and has the phase `tracking`; so has a tap.
-- output: stop	bottom	false	0.0
-- output: drag by nothing	bottom	false	0.0
-- output: drag	nil	true	60.0
-- output: id	row-3	false
-- output: idle → tracking, tracking → idle
for _, touch in ipairs { "stop", "drag by nothing", "drag" } do
  local rows = { 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12 }
  local position = ScrollPosition { edge = "bottom" }
  local window = Window { width = 390, height = 300, ScrollView { LazyVStack { spacing = 0,
    ForEach { rows, id = "self", height = 60 } } }:scrollPosition(position) }
  local scroll = window:scrollView()
  if touch == "stop" then scroll:stop() else scroll:drag { by = touch == "drag" and -30 or 0 } end
  window:update(function() rows[13] = 13 end)
  if touch == "drag" then scroll:drag { by = 30 } end
  print(touch, position.edge, position.isPositionedByUser,
    scroll.contentSize.height - scroll.contentOffset.y - 300)
end

local position = ScrollPosition { id = "row-3" }
local window = Window { width = 300, height = 100, ScrollView { LazyVStack { spacing = 0,
  ForEach { 30, id = "row-%d", function() return Button { "go", action = function() end } end },
} }:scrollPosition(position) }
window:scrollView():stop()
print("id", position.viewID, position.isPositionedByUser)
window:tap "row-3"
local phases = {}
for event in window.trace:events { kind = "phase", first = window.frame } do
  phases[#phases + 1] = event.from .. " → " .. event.to
end
print(table.concat(phases, ", "))
