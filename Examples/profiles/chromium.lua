-- How Chromium (156) treats rows with content-visibility: auto and contain-intrinsic-size: auto
-- 50px, as recorded in Tests/Recordings: it guesses 50 points until it has seen a row and then
-- remembers it, and renders 450 points on both sides, one and a half times a page of 300.
--
--   lazylab run --events none --profile Examples/profiles/chromium.lua Examples/jump.lua
local Intrinsic = Estimator "Intrinsic" {
  remembers = true,
  estimate = function() return 50 end,
}
return {
  profile = lab.profile { "swiftui2027", cacheBefore = 450, cacheAfter = 450,
    cacheReach = "guessed", edgeLanding = "estimate", lookAhead = 0, prefetch = false,
    retention = 0, rubberBand = 0 },
  estimator = Intrinsic,
}
