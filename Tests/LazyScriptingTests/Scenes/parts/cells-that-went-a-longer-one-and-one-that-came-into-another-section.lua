-- Cells that went, a longer one, and one that came into another section.
-- says: moved by −75
-- says: +30 M3/m3p10 is 130 points
-- says: as M3/m3p5, M3/m3p6 went.
-- never: 1 cell came in before
-- never: +30 cells moved on
-- never: moved away
-- never: came, went or changed places

local months = {}
for m = 1, 8 do
  local photos = {}
  for p = 1, 14 do photos[p] = { id = "m" .. m .. "p" .. p, length = 100 } end
  months[m] = { id = "M" .. m, photos = photos }
end
local columns = { GridItem.flexible(), GridItem.flexible(), GridItem.flexible() }
w = Window { width = 320, height = 520, ScrollView { LazyVGrid { columns = columns,
  spacing = 5, ForEach { months, subviews = function(m) return #m.photos + 1 end, function(m)
    return Section { header = Item { height = 34 }:id("head" .. m.id),
      ForEach { m.photos, function(p) return Item { height = p.length } end } }
  end } } } }
w:scrollView():drag { by = 1330 }
w:update(function()
  table.insert(months[1].photos, 1, { id = "first", length = 100 })
  table.remove(months[3].photos, 5)
  table.remove(months[3].photos, 5)
  months[3].photos[8].length = 130
end)
print(w:explain(w.frame))
