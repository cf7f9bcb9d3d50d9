-- Cards before the one that a position keeps in the middle, and behind it.
-- says: +50 Sizes changed, and its ScrollPosition keeps the middle of r30 where it was scrolled to: +40 r28 is 100 points long and was 60; +10 what is before the middle of it, as r30 is 80 points long and was 60.
-- says: "as −40 r28 is 100 points long and was 60, and −10 r30 is 80 points long and was 60. "
-- never: Data came
-- never: and r32 is

local rows = {}
for i = 1, 60 do rows[i] = { id = "r" .. i, width = 60 } end
w = Window { width = 480, height = 90, ScrollView { axes = "horizontal",
  LazyHStack { spacing = 0,
    ForEach { rows, function(e) return Item { width = e.width } end } } }
  :scrollPosition(ScrollPosition { id = "r30" }, "center") }
w:step()
w:update(function()
  rows[28].width, rows[30].width, rows[32].width = 100, 80, 100
  for i = 1, 3 do table.insert(rows, 1, { id = "early" .. i, width = 60 }) end
end)
print(w:explain(w.frame))
