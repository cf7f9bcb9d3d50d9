-- A shelf whose cards are called as those of others.
-- says: b3, b4 in scroll-2 moved by −108
-- says: b2 in scroll-2 went with the data
-- says: b5 in scroll-2 came into sight.

local books = {}
for i = 1, 30 do books[i] = { id = "b" .. i } end
w = Window { width = 390, height = 500, ScrollView { LazyVStack { spacing = 0,
  ForEach { 8, id = "shelf-%d", function(s)
    return ScrollView { axes = "horizontal", LazyHStack { spacing = 8,
      ForEach { s == 2 and books or 30, id = s ~= 2 and "b%d" or nil, function()
        return Item { width = 100, height = 130 } end } } }:id("scroll-" .. s)
  end } } } }
w:update(function() table.remove(books, 2) end)
print(w:explain(w.frame))
