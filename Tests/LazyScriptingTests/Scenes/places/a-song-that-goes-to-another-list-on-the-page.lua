-- A song that goes to another list on the page.
-- says: song 15 went to another container, out of sight.
-- never: with the data

local favorites, others = {}, {}
for i = 1, 8 do favorites[i] = "song " .. i end
for i = 9, 48 do others[i - 8] = "song " .. i end
local function list(songs) return LazyVStack { spacing = 0,
  ForEach { songs, function() return Item { height = 60 } end } } end
w = Window { width = 390, height = 600, function()
  return ScrollView { VStack { spacing = 10, list(favorites), list(others) } } end }
w:scrollView():drag { by = 738 }
w:update(function() table.insert(favorites, table.remove(others, 7)) end)
assert(w.metrics.moves > 0)
print(w:explain())
