-- How Qt Quick's ListView (6.12) treats rows, as recorded in Tests/Recordings: it guesses by the
-- mean of the delegates that live, in whole points, makes them 320 points below what is visible,
-- and keeps those that were visible 320 points above.
--
--   lazylab run --events none --profile Examples/profiles/qtquick.lua Examples/jump.lua
return {
  profile = lab.profile { "swiftui2027", cacheBefore = 320.5, cacheAfter = 320.5,
    cacheSides = "after", edgeLanding = "lastRow", lookAhead = 0, prefetch = false,
    retention = 0, rubberBand = 0 },
  estimator = "heldWholeMean",
}
