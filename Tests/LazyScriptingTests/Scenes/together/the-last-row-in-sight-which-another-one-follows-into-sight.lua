-- The last row in sight, which another one follows into sight.
-- says: r4 came into sight.
-- says: r3 is 30 points long and was 90.

local h = 90
w = Window { width = 300, height = 200, function() return ScrollView { VStack {
  spacing = 0, ForEach { 20, id = "r%d", function(i)
    return Item { height = i == 3 and h or 80 } end } } } end }
w:update(function() h = 30 end)
print(w:explain(w.frame))
