-- Flings and animated scrolls end where the formulas say, motions interrupt one another, crossings
-- come in the order in which they happen, and impossible motions are refused with a reason.
-- output: fling	139	494.505
-- output: animated	49	12000.0	arrived
-- output: interrupted	interrupted	gone	false
-- output: crossings	row-1 out 50.0, row-6 in 50.0
-- output: velocity of scroll:fling is a finite number or a table { x =, y = }, got
-- output: velocity of fling is 1000000000; expected points per second, at most 100000 either way
-- output: anchor of scroll:scrollTo is
-- output: no view has the id nowhere; the ids here are row-1 … row-500
-- output: leading is no edge of a vertical scroll view
-- output: duration of scroll:drag is a finite number of seconds, 0 or more, got -1
-- output: still	idle	0
local window = Window { width = 390, height = 500, thresholds = { 0.5 },
  ScrollView { LazyVStack { spacing = 0, ForEach { 500, id = "row-%d", height = 100 } } } }
local feed = window:scrollView()
print("fling", feed:fling { velocity = 1000 }, string.format("%.3f", feed.contentOffset.y))
local frames = feed:scrollTo { id = "row-121", anchor = "top", animation = true }
local scrolls = window:scrolls()
print("animated", frames, feed.contentOffset.y, scrolls[#scrolls].outcome)
local reason
window:play(function()
  reason = select(2, feed:fling { velocity = 5000 })
end, function()
  wait(0.1)
  feed:scrollTo { edge = "top" }
end)
print("interrupted", reason, "gone", feed.phase ~= "idle")
feed:scrollTo { y = 0 }
local crossed = {}
feed:drag { by = 120 }
for event in window.trace:events { kind = "crossing", first = window.frame } do
  crossed[#crossed + 1] = event.id .. (event.isVisible and " in " or " out ") .. event.offset
end
print("crossings", table.concat(crossed, ", "))
local function refused(f, ...)
  local fine, message = pcall(f, feed, ...)
  lab.expect(not fine, "it is refused")
  print((tostring(message):gsub("^.-:%d+: ", "")))
end
refused(feed.fling, { velocity = 0 / 0 })
refused(feed.fling, { velocity = 1e9 })
refused(feed.scrollTo, { id = "row-3", anchor = { x = 0, y = 2 } })
refused(feed.scrollTo, { id = "nowhere" })
refused(feed.scrollTo, { edge = "leading" })
refused(feed.drag, { by = 1, duration = -1 })
feed:scrollTo { edge = "top" }
window:check()
print("still", feed.phase, math.tointeger(feed.contentOffset.y))
