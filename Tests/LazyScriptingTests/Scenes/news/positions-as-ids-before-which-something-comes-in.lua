-- Positions as ids, before which something comes in.
-- says: 1 row came in further on, out of sight.
-- says: never positions

local texts = {}
for i = 1, 40 do texts[i] = { height = 40 + i % 6 * 20 } end
w = Window { width = 390, height = 500, ScrollView { LazyVStack { spacing = 0,
  ForEach { texts, id = function(_, index) return index end,
    function(t) return Item { height = t.height } end } } } }
w:scrollView():drag { by = 900 }
w:update(function() table.insert(texts, 1, { height = 130 }) end)
print(w:explain(1, w.frame))
