-- A row that a later pass measures again, after all were measured anew.
-- says: 3 rows, place-2 measured last, are 355 points long together.
-- says: map is 195 points long and was 328, by way of 173, as the visible rect is 390 points long and was 656, as −310 the window is 390 points long and was 700, and +44 bar went.
-- never: it was 173
-- fixed axis: a width is told before a height
-- fixed place: the window itself gets another size

local hasBar = true
w = Window { width = 390, height = 700, function()
  return VStack { spacing = 0, hasBar and Item { height = 44 }:id("bar"),
    ScrollView { LazyVStack { spacing = 12,
      Color "map":containerRelativeFrame { "vertical", count = 2 }:id("map"),
      ForEach { 12, id = "place-%d", height = 80 } } } }
    :onGeometryChange { of = function(geometry) return geometry.size.width > 500 end,
      function(_, isWide) if isWide then w:update(function() hasBar = false end) end end }
end }
w:resize(700, 390)
print(w:explain())
