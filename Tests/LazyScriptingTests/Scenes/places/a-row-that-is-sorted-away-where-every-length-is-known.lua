-- A row that is sorted away where every length is known.
-- says: 1 row (file 12) was moved in. It counts 30 points.
-- says: 4 rows (file 1, file 2, file 3, file 4) were moved away, which had counted 380 points.
-- says: file 4, file 6, file 7 went out of sight, by +550, +210, +670
-- never: guess
-- never: about

local files = {}
for i = 1, 12 do files[i] = { id = "file " .. i, h = 30 + 10 * (i * 5 % 12) } end
w = Window { width = 390, height = 300, estimator = "oracle",
  ScrollView { LazyVStack { spacing = 0,
    ForEach { files, function(f) return Item { height = f.h } end } } } }
w:scrollView():drag { by = 300 }
w:update(function() table.sort(files, function(a, b) return a.h < b.h end) end)
assert(w.metrics.moves > 0)
print(w:explain())
