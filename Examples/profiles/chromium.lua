-- How Chromium (156) treats rows with content-visibility: auto and contain-intrinsic-size: auto
-- 50px, as recorded in Tests/Recordings: it guesses 50 points until it has seen a row and then
-- remembers it, and renders one and a half times the height of the page on both sides.
--
--   lazylab run --events none --profile Examples/profiles/chromium.lua Examples/jump.lua
local Intrinsic = Estimator "Intrinsic" {
  remembers = true,
  estimate = function() return 50 end,
}
return {
  profile = lab.profile { "swiftui2027", cacheUnit = "viewports", cacheBefore = 1.5,
    cacheAfter = 1.5, cacheReach = "guessed", edgeLanding = "estimate", lookAhead = 0,
    prefetch = false, retention = 0, rubberBand = 0 },
  estimator = Intrinsic,
}
