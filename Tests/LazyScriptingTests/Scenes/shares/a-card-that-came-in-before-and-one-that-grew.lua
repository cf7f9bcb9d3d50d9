-- A card that came in before, and one that grew.
-- says: points long and was 490, as +120 recent-4 is 210 points long and was 90, and +100 recent-0 came in; −100 the offset changed to keep recent-3 in its place.
-- never: something else

local V = { eager = VStack, lazy = LazyVStack, axes = "vertical" }
local width, height = "width", "height"
local recent, wide = lab.data {}, false
for i = 1, 5 do recent:insert(i, { id = "recent-" .. i }) end
w = Window { [width] = 120, [height] = 500, function()
  return ScrollView { axes = V.axes, V.eager { spacing = 20,
    V.lazy { spacing = 10, ForEach { recent, function(r)
      return Item { [height] = wide and r.id == "recent-4" and 210 or 90 } end } },
    Item { [height] = 10 }:id "line",
    V.lazy { spacing = 10, ForEach { 200, id = "all-%d", [height] = 90 } } } }
end }
w:scrollView():drag { by = 250 }
w:settle()
recent:insert(1, { id = "recent-0" })
w:update(function() wide = true end)
print(w:explain(w.frame))
