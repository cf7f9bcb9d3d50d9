-- A line that got longer before a cell that is pushed out of sight.
-- says: k22 was pushed out of sight, by about +40 horizontally, though nobody moved it: k15 is 110 points wide and was 70.
-- says: +68 cells moved on to other places of their lines, as k14 went; −12 the LazyHGrid is
-- says: −68 cells moved on to other places of their lines, as k14 went; −12 the LazyHGrid is

local stickers, heading = {}, 20
for i = 1, 60 do stickers[i] = { id = "k" .. i, length = 70 } end
w = Window { width = 390, height = 500, function()
  return VStack { spacing = 8, Item { height = heading }:id "heading",
    ScrollView { axes = "horizontal",
      LazyHGrid { rows = { GridItem.fixed(60), GridItem.fixed(60) }, spacing = 6,
        ForEach { stickers, function(k) return Item { width = k.length } end } } }
      :id "shelf" } end }
w:scrollView "shelf":drag { by = 400 }
w:update(function()
  stickers[15].length = 110
  table.remove(stickers, 14)
  heading = 44
end)
print(w:explain(w.frame))
