-- In the sandbox a gesture is passed as text; a file is refused with that remedy.
-- options: --sandbox
-- output: 150
-- output: scroll:replay reads no files in the sandbox; hand over the text itself
local window = Window { width = 390, height = 844,
  ScrollView { LazyVStack { spacing = 0, ForEach { 500, height = 60 } } } }
local feed = window:scrollView()
feed:replay("time,y\n0,600\n0.2,450\n0.4,450")
print(math.tointeger(feed.contentOffset.y))
print(select(2, pcall(feed.replay, feed, { file = "swipe.csv" })))
