-- How GTK's GtkListView (4.8) treats rows, as recorded in Tests/Recordings: it holds 205 rows and
-- guesses all others by their median, keeps the row that the last scroll left where it is, and the
-- first row, which has the focus, for good.
--
--   lazylab run --events none --profile Examples/profiles/gtk.lua Examples/jump.lua
return {
  profile = lab.profile { "swiftui2027", editAnchor = "remembered", cacheUnit = "rows",
    cacheRows = 200, cacheBefore = 2, cacheAfter = 2, keepsFocus = true, reachForward = 0,
    reachBackward = 0, lookAhead = 0, prefetch = false, retention = 0, rubberBand = 0 },
  estimator = "heldMedian",
}
