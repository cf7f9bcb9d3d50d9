-- Rows that are pushed out of sight.
-- says: The content is taken to be 2140 points long, a guess; it was 1500.
-- says: row-1 is 150 points long; it was 50.
-- says: taken to be 70 points long
-- says: row-4, row-5, out of sight now, are guessed again: 140 points in place of 100.

local high = 50
w = Window { width = 300, height = 250, function() return ScrollView { LazyVStack {
  spacing = 0, ForEach { 30, id = "row-%d", function(i)
    return Item { height = i == 1 and high or 50 } end } } } end }
w:step()
w:update(function() high = 150 end)
print(w:explain(w.frame))
