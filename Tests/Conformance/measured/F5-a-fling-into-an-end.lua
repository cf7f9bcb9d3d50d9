-- F5: two flings into an end, 49 and 45 frames
-- Source: https://github.com/LevisonNN/LNCustomScrollView
-- System: iOS of April 2021
-- Reported: they go 145.0 and 75.0 points beyond
-- Verdict: same in kind: the speeds of the flings are not given; ours go as far at 4,300 and 2,224 points a second
-- Fails with `bounceStiffness = 100` for `bounceStiffness = 119`.
local beyond = {}
for _, fling in ipairs { { 4300, 145.0 }, { 2224, 75.0 } } do
  local window = Window { width = 440, height = 956, refreshRate = 1000,
    profile = lab.profile { bounceStiffness = 119 },
    ScrollView { LazyVStack { spacing = 0, ForEach { 100, height = 44 } } },
  }
  window:scrollView():fling { velocity = -fling[1] }
  local least = 0
  for event in window.trace:events { kind = "offset" } do least = math.min(least, event.new) end
  lab.expectNear(-least, fling[2], 0.1, "how far it goes")
  lab.expectEqual(window:scrollView().contentOffset.y, 0.0, "and comes back")
  beyond[#beyond + 1] = string.format("%.1f", -least)
end
print("they go " .. table.concat(beyond, " and ") .. " points beyond")
