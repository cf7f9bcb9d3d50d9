-- Distances that no content has and waits that never end are refused with their range, and the
-- window is as usable as before.
-- output: by of drag is 1e+300; expected points, at most 1000000000000 either way
-- output: y of scrollTo is -1e+300; expected points, at most 1000000000000 either way
-- output: y of scrollPosition:scrollTo is 1e+300; expected points, at most 1000000000000 either way
-- output: seconds of after is 1e+300; expected virtual seconds, 0 or more and at most 10000000
-- output: limit of waitUntil is 1e+300; expected virtual seconds, 0 or more and at most 10000000
-- output: limit of window:play is 1e+300; expected virtual seconds, 0 or more and at most 10000000
-- output: usable	0.0	idle
local position = ScrollPosition {}
local window = Window { width = 300, height = 300, ScrollView {
  LazyVStack { spacing = 0, ForEach { 500, id = "row-%d", height = 40 } },
}:scrollPosition(position) }
local feed = window:scrollView()
local function refused(f)
  local isDone, message = pcall(f)
  lab.expect(not isDone, "it is refused")
  lab.expect(tostring(message):find "hostile%-motions.lua:%d+: ", "the error names the line")
  print((tostring(message):gsub("^.-:%d+: ", "")))
  window:check()
end
refused(function() feed:drag { by = 1e300 } end)
refused(function() feed:scrollTo { y = -1e300 } end)
refused(function() position:scrollTo { y = 1e300 } end)
refused(function() after(1e300, print) end)
refused(function() window:play(function() waitUntil(print, 1e300) end) end)
refused(function() window:play { print, limit = 1e300 } end)
window:settle()
feed:scrollTo { id = "row-300", anchor = "top" }
print("usable", window:node("row-300").frame.y, feed.phase)
