-- A shelf that is as high as its first card.
-- says: shelf is 170 points long and was 110, as card-1 is 170 points long and was 110.

local tall = false
w = Window { width = 390, height = 500, function() return ScrollView { VStack {
  spacing = 10, ScrollView { axes = "horizontal", LazyHStack { alignment = "top",
    ForEach { 12, id = "card-%d", function(i)
      return Item { width = 120, height = i == 1 and tall and 170 or 110 } end } } }
    :id "shelf", Item { height = 300 }:id "text" } } end }
w:update(function() tall = true end)
print(w:explain(w.frame))
