-- A bar below a list that comes with more padding around both.
-- says: −35 foot came in after, 30 points long, with 5 of spacing; −20 the padding around the VStack takes up 40 points and took up 20; +10 the padding before it is 20 points
-- says: the scroll view is 316 points long and was 371, as −35 foot came in, and −20 the padding

local hasFoot = false
w = Window { width = 300, height = 440, function()
  return VStack { spacing = 5,
    ScrollView { LazyVStack { ForEach { 40, id = "a%d", height = 50 } } }:id "A",
    Item { height = 44 }:id "input", hasFoot and Item { height = 30 }:id "foot" or false }
    :padding("vertical", hasFoot and 20 or 10)
end }
w:update(function() hasFoot = true end)
print(w:explain(w.frame))
