-- An icon that goes to a line of which the rest is unknown.
-- says: i-16 was pushed out of sight, by about +102
-- says: The LazyHGrid has 1 line more than before.
-- never: The line of fresh

local icons = {}
for n = 1, 60 do icons[n] = { id = "i-" .. n, width = 60 + n % 4 * 20 } end
w = Window { width = 420, height = 220, ScrollView { axes = "horizontal",
  LazyHGrid { rows = { GridItem.fixed(90), GridItem.fixed(90) }, spacing = 12,
    ForEach { icons, function(icon) return Item { width = icon.width, height = 80 } end },
  }:padding { leading = 20 } } }
w:scrollView():drag { by = 500 }
w:update(function() table.insert(icons, 15, { id = "fresh", width = 100 }) end)
print(w:explain(w.frame))
