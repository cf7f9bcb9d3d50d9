-- Songs that are appended far from what is in sight.
-- says: 18 views came in further on, out of sight, which moved nothing in sight.
-- never: at or after

local songs = {}
for n = 1, 12 do songs[n] = { id = "song-" .. n } end
local data = lab.data(songs)
w = Window { width = 400, height = 160, ScrollView { axes = "horizontal",
  LazyHStack { spacing = 10, ForEach { data, width = 110 } } } }
w:scrollView():drag { by = 700 }
for n = 13, 30 do data:insert(n, { id = "song-" .. n }) end
w:step()
print(w:explain(w.frame))
