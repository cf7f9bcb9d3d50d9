-- A row before the one that a position keeps in the middle.
-- says: +40 Sizes changed, and its ScrollPosition keeps the middle of r30 where it was scrolled to: +40 r28 is 100 points long and was 60.
-- says: r27, r28 moved by −40, though nobody moved them: the ScrollPosition keeps the middle of r30
-- never: The program scrolled
-- never: r31 moved
-- never: r29

local rows = {}
for i = 1, 60 do rows[i] = { id = "r" .. i, height = 60 } end
w = Window { width = 390, height = 480, ScrollView { LazyVStack { spacing = 0,
  ForEach { rows, function(e) return Item { height = e.height } end } } }
  :scrollPosition(ScrollPosition { id = "r30" }, "center") }
w:update(function() rows[28].height = 100 end)
print(w:explain())
