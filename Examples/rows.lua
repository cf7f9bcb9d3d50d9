-- Figures for other programs: rows of results, a series of frames, comma-separated values and JSON.
--
--   lazylab run --events none Examples/rows.lua
--   lazylab run --events none --csv rows.csv --json rows.jsonl Examples/rows.lua
--
-- DuckDB, pandas and jq read all of it; lab.csv(rows, FILE) and lab.json(value, FILE) write files.

local function feed(estimator)
  return Window { width = 390, height = 800, estimator = estimator,
    ScrollView { LazyVStack { spacing = 0,
      ForEach { 300, id = "row-%d", height = function(i) return 40 + i * 13 % 50 end } } } }
end

results = {}
for _, estimator in ipairs { "mean", "medianOfFirstScreen" } do
  local window = feed(estimator)
  window:scrollView():fling { velocity = 4000 }
  local metrics = window.metrics
  local row = { estimator = estimator, bodies = metrics.bodies,
    jitter = metrics.contentSizeJitter, offset = window:scrollView().contentOffset.y }
  lab.row(row)
  results[#results + 1] = row
end

print "-- rows, as --csv writes them"
io.write(lab.csv(results))

print "-- the same, with the columns that are wanted"
io.write(lab.csv(results, nil, { columns = { "estimator", "offset" } }))

print "-- a comparison has rows, too"
local compared = lab.compare {
  metrics = { "bodies", "measures" },
  { "one screen", function() return feed "mean" end },
  { "to the end", function()
    local window = feed "mean"
    window:scrollView():scrollTo { edge = "bottom" }
    return window
  end },
}
io.write(lab.csv(compared:rows()))

print "-- a value for each frame"
local window = feed "mean"
window:scrollView():drag { by = 900, duration = 0.1 }
io.write(lab.csv(window:series { "offset", "contentSize", "visible", "body", "phase" }))

print "-- any value as JSON"
print(lab.json { visible = window:scrollView().visibleIDs, metrics = { results[1].jitter, 0 / 0 } })
