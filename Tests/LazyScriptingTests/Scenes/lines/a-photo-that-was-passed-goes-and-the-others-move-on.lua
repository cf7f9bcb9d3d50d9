-- A photo that was passed goes, and the others move on.
-- says: 1 cell went and others moved on, so that 1 line less stands there: 106 points less.
-- says: ph-20, ph-21, ph-23, ph-24, ph-26, ph-27 moved by +106 vertically
-- says: ph-22 moved by −25 vertically
-- says: +25 its line is 150 points high and was 100, and it is aligned in that
-- never: 1 line went
-- never: or −25
-- never: 250 points long

local photos = {}
for n = 1, 90 do photos[n] = { id = "ph-" .. n } end
local column = GridItem.flexible()
w = Window { width = 330, height = 460, ScrollView { LazyVGrid { spacing = 6,
  columns = { column, column, column }, ForEach { photos, function(photo)
    return Item { height = photo.id == "ph-20" and 150 or 100 }
  end } } } }
w:scrollView():drag { by = 650 }
w:update(function() table.remove(photos, 4) end)
print(w:explain(w.frame))
