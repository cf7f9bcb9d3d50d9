-- Which estimator moves a list least while somebody scrolls up from its end? Thirty lists, no two
-- alike, with each estimator and two lengths of rows.
--
--   lazylab sweep Examples/sweep.lua --set estimator=mean,lastFew --set spread=40,200 --seeds 1..30
--   lazylab sweep Examples/sweep.lua --seeds 1..1000 -j 2 --out rows.jsonl --csv rows.csv
--   lazylab run Examples/sweep.lua --set spread=200 --seed 7
--
-- The first line declares what may be set, and of which results less is better; the last one hands
-- over a row of results. Each job runs in a session of its own.

local p = lab.parameters({ estimator = "mean", rows = 400, spread = 120 },
  { less = { "corrections", "moved" } })

local function height(index) return 40 + lab.noise(index, 0, p.spread) // 1 end

local window = Window { width = 390, height = 800, estimator = p.estimator,
  ScrollView { LazyVStack { spacing = 8, ForEach { p.rows, id = "row-%d", height = height } } } }
local scroll = window:scrollView()
scroll:scrollTo { edge = "bottom" }
window:settle()
scroll:fling { velocity = -3000 }

lab.row {
  corrections = window.metrics.corrections,
  moved = window.metrics.contentSizeJitter,
  bodies = window.metrics.bodies,
}
