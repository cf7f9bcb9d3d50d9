-- Data that are changed in their place in a section.
-- says: +40 r1 is 90 points long and was 50; +20 x came in before, 20 points long
-- never: x changed its place
-- never: x moved in before
-- never: x moved away from

local rows = {}
for i = 1, 40 do rows[i] = { id = "r" .. i, h = 50 } end
w = Window { width = 400, height = 500, ScrollView { LazyVStack { spacing = 0,
  Section { header = Item { height = 30 }:id "head",
    ForEach { rows, function(r) return Item { height = r.h } end } } } } }
w:update(function()
  rows[1].h = 90
  table.insert(rows, 4, { id = "x", h = 20 })
end)
print(w:explain(w.frame))
