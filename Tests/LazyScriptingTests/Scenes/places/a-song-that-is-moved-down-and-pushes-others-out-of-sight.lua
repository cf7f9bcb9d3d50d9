-- A song that is moved down and pushes others out of sight.
-- says: song 16 was pushed out of sight, by +60, though nobody moved it: song 6 moved in before
-- never: about

local songs = {}
for i = 1, 30 do songs[i] = "song " .. i end
songs = lab.data(songs)
w = Window { width = 390, height = 600, ScrollView { LazyVStack { spacing = 0,
  ForEach { songs, function() return Item { height = 60 } end } } } }
w:scrollView():drag { by = 320 }
songs:move(6, 9)
w:step()
assert(w.metrics.moves > 0)
print(w:explain())
