-- A billion rows cost what ten thousand do.
-- options: --instructions 1e5 --memory 64M
-- output: row-900000000
local window = Window { width = 100, height = 200,
  ScrollView { LazyVStack { ForEach { 1000000000, id = "row-%d", height = 50 } } } }
local feed = window:scrollView()
feed:scrollTo { id = "row-900000000", anchor = "top" }
print(feed.visibleIDs[1])
