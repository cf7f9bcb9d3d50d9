-- Programs scroll a window side by side: a fling goes on through a rotation, an animated scroll that
-- another program stops says so, and a program that fails is named while the others continue.
-- output: rotated	844	fling	decelerating
-- output: scrollTo	interrupted
-- output: stopped	1
-- output: failed	true	programs.lua:32: no way (program 3 of window:play
-- output: limit	true
local window = Window { width = 390, height = 844, ScrollView { LazyVStack { spacing = 8,
  ForEach { 2000, id = "row-%d", function(i) return Item { height = 40 + i % 9 * 12 } end } } } }
local feed = window:scrollView()
local doing
local fine, message = pcall(window.play, window, function()
  doing = "fling"
  feed:fling { velocity = 4000 }
  doing = "scrollTo"
  local _, reason = feed:scrollTo { id = "row-1500", anchor = "center", animation = true }
  print(doing, reason)
  feed:drag { by = -200, duration = 0.4 }
  window:settle()
  doing = "nothing"
end, function()
  wait(0.5)
  window:resize(844, 390)
  print("rotated", math.tointeger(feed.containerSize.width), doing, feed.phase)
  waitUntil(function() return doing == "scrollTo" end)
  wait(0.1)
  print("stopped", (feed:stop()))
end, function()
  wait(1)
  window:update(function() end)
  local x = window.frame
  error("no way")
end)
print("failed", not fine, message:match("programs.lua:%d+: no way %(program 3 of window:play"))
window:check()
lab.expectEqual(doing, "nothing")
lab.expectEqual(feed.phase, "idle")
local ended, reason = pcall(function()
  window:play { function() while true do wait(1) end end, limit = 3 }
end)
print("limit", not ended and reason:find("still waits for wait in .*after 3 seconds") ~= nil)
window:check()
