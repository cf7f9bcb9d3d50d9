-- A view that a position keeps, which data put elsewhere among the others.
-- says: Data put me elsewhere among the others, and its ScrollPosition keeps the middle of me
-- says: me moved by −142, though nobody moved it: the content begins there
-- says: p21 … p25 were pushed out of sight, by about +810, though nobody moved them: the ScrollPosition keeps the middle of me where it was scrolled to, as data put that elsewhere among the others.
-- never: changed their places

local rows = {}
for i = 1, 60 do rows[i] = { id = i == 20 and "me" or "p" .. i } end
w = Window { width = 390, height = 560, ScrollView { LazyVStack { spacing = 4,
  ForEach { rows, function() return Item { height = 52 } end } } }
  :scrollPosition(ScrollPosition { id = "me", anchor = "center" }, "center") }
w:step()
w:update(function() table.insert(rows, 3, table.remove(rows, 20)) end)
print(w:explain(w.frame))
