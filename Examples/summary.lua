-- What another script found, in a sentence: scripts run one after another in one session.
--
--   lazylab run --events none Examples/rows.lua Examples/summary.lua
--
-- What follows the scripts, or stands behind --, are arguments for both of them.

table.sort(results, function(a, b) return a.jitter < b.jitter end)
print(("%s is steadier: the content size changed by %.0f points, with %s by %.0f"):format(
  results[1].estimator, results[1].jitter, results[2].estimator, results[2].jitter))
