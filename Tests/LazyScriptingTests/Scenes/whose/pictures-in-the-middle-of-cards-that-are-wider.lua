-- Pictures in the middle of cards that are wider.
-- says: each of these is 194.6667 points long and was 144, as the containerRelativeFrame count is 3 and was 4, and it is aligned in that
-- fixed axis: an aspect ratio is that of the width to the height

local count = 4
w = Window { width = 600, height = 300, function() return ScrollView { axes = "horizontal",
  LazyHStack { spacing = 8, ForEach { 12, id = "film-%d", function() return Color "film"
    :aspectRatio(2 / 3, "fit"):containerRelativeFrame { "horizontal", count = count,
      spacing = 8 } end } } }:frame { height = 150 } end }
w:step()
w:update(function() count = 3 end)
print(w:explain(w.frame))
