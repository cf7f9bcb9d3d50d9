-- Lists in a list that count otherwise what is before what is in sight.
-- says: A finger moved the content.
-- never: cat2 moved by
-- never: to keep cat3 in its place

local cats = {}
for i = 1, 8 do
  cats[i] = { id = "cat" .. i, rows = {} }
  for j = 1, i == 7 and 60 or 5 do
    cats[i].rows[j] = { id = "f" .. j, long = 36 + (i + j) % 4 * 10 }
  end
end
w = Window { width = 500, height = 600, ScrollView { LazyVStack { spacing = 16,
  ForEach { cats, function(cat)
    return VStack { Item { width = 30, height = 20 }, LazyVStack { spacing = 0,
      ForEach { cat.rows, function(row) return Item { height = row.long } end } } }:padding(12)
  end } }:padding(20) } }
local s = w:scrollView()
for _ = 1, 14 do s:drag { by = 250 } end
for _ = 1, 13 do s:drag { by = -250 } end
print(w:explain())
