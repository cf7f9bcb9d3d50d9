-- A cell that came out of sight into the section that is in sight.
-- says: as 1 cell came in before, out of sight.

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
w:update(function() table.insert(months[3].photos, 1, { id = "first", length = 100 }) end)
print(w:explain(w.frame))
