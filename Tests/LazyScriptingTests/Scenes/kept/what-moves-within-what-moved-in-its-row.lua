-- What moves within what moved in its row.
-- says: bar2 in r2 moved by +74 of its own, +67 within it in all, though nobody moved it

local open, pad = false, 10
w = Window { width = 300, height = 300, function() return ScrollView { LazyVStack {
  spacing = 0, ForEach { 20, id = "r%d", function(i) return VStack { spacing = 4,
    Item { height = 20 }:id("t" .. i), open and i == 2 and Item { height = 70 } or false,
    Item { height = 20 }:id("bar" .. i) }:padding("vertical", pad) end } } } end }
w:step()
w:update(function() open, pad = true, 3 end)
print(w:explain(w.frame))
