-- One of two rows with one id that goes.
-- says: r7, r8, r6, r10, r11, r12 moved by −52, though nobody moved them: an Item of r6 went, which was 52 points long.
-- says: An Item of r6 went with the data, and was in sight.
-- says: r13 came into sight.
-- never: changed its place
-- never: moved in before
-- never: moved away from

local rows = {}
for i = 1, 40 do rows[i] = { id = "r" .. i, h = 52 } end
rows[9].id, rows[9].h = "r6", 84
w = Window { width = 390, height = 520, ScrollView { LazyVStack { spacing = 0,
  ForEach { rows, function(r) return Item { height = r.h } end } } } }
w:scrollView():drag { by = 104 }
w:update(function() table.remove(rows, 6) end)
print(w:explain(w.frame))
