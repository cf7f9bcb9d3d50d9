-- Eager rows that another modifier shows.
-- says: r2 moved by +20, though nobody moved it: r1 is 60 points long and was 40.
-- says: r3, r4, r5 moved by +40, +60, +80
-- says: r6, r7 were pushed out of sight, by +100, +120
-- never: came into sight
-- never: went

local pad = 0
w = Window { width = 300, height = 300, function() return ScrollView { VStack {
  spacing = 8, ForEach { 12, id = "r%d", function()
    local row = Item { height = 40 }
    return pad > 0 and row:padding("top", pad) or row end } } } end }
w:update(function() pad = 20 end)
print(w:explain(w.frame))
