-- Rows that come into a list before, and others that go, sideways.
-- says: (pin-new) came in: +84 points.
-- says: (pin-2, pin-4) went, which had counted 128 points.
-- never: pin-9
-- never: 38.2857
-- never: 588

local V = { eager = HStack, lazy = LazyHStack, axes = "horizontal" }
local width, height = "height", "width"
local pinned = lab.data {}
for i = 1, 9 do pinned:insert(i, { id = "pin-" .. i, size = 30 + i * 10 }) end
w = Window { [width] = 390, [height] = 600, ScrollView { axes = V.axes, V.eager { spacing = 12,
  V.lazy { spacing = 4, ForEach { pinned, function(p) return Item { [height] = p.size } end } },
  V.lazy { spacing = 6, ForEach { 300, id = "post-%d", [height] = 90 } } } } }
w:scrollView():drag { by = 1500 }
w:settle()
pinned:remove(4)
pinned:remove(2)
pinned:insert(1, { id = "pin-new", size = 120 })
w:step()
print(w:explain(w.frame))
