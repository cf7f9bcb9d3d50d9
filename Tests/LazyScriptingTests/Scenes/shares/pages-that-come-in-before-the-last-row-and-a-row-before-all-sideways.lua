-- Pages that come in before the last row, and a row before all, sideways.
-- says: about +936.5714 11 views came in before, out of sight; +88 news-13 came in before, 80 points long, with 8 of spacing.
-- never: 13 views
-- never: further on

local V = { eager = HStack, lazy = LazyHStack, axes = "horizontal" }
local width, height = "height", "width"
local count, hasAd = 12, false
w = Window { [width] = 390, [height] = 600, function()
  return ScrollView { axes = V.axes, V.lazy { spacing = 8,
    hasAd and Item { [height] = 90 }:id "ad",
    ForEach { count, id = "news-%d", [height] = 80 }, Item { [height] = 40 }:id "more" } }
end }
w:scrollView():drag { by = 480 }
w:update(function() count, hasAd = 24, true end)
print(w:explain(w.frame))
