-- Chips that are sorted the other way round.
-- says: from 70 to 333
-- says: −288 The content ends before that.
-- never: 293
-- never: c1 is 50

local chips = {}
for i = 1, 9 do chips[i] = { id = "c" .. i, width = 40 + i * 10 } end
w = Window { width = 390, height = 60, ScrollView { axes = "horizontal", LazyHStack {
  spacing = 6, ForEach { chips, function(c) return Item { width = c.width } end } } } }
w:scrollView():drag { by = 70 }
w:update(function() table.sort(chips, function(a, b) return a.width > b.width end) end)
print(w:explain(w.frame))
