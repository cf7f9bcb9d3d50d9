-- A card that grows in a shelf that grows.
-- says: card-2 moved by +19 vertically
-- says: +25 the LazyHStack is 130 points high and was 80, and it
-- says: −6 it is 72 points high and was 60, and aligned by that
-- fixed place: what the window shows is smaller than it, and stays in its middle

local isOpen = false
w = Window { width = 360, height = 200, function() return ScrollView { axes = "horizontal",
  LazyHStack { spacing = 10, ForEach { 30, id = "card-%d", function(i)
    return Item { width = 100, height = isOpen and i == 2 and 72 or 60 }
  end } } }:frame { height = isOpen and 130 or 80 } end }
w:update(function() isOpen = true end)
print(w:explain(w.frame))
