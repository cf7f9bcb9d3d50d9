-- Content that is too short and gets longer.
-- says: m1, m2, m3 moved by −60, though nobody moved them: defaultScrollAnchor
-- never: the content begins there

local rows = lab.data {}
for i = 1, 3 do rows:insert(i, { id = "m" .. i }) end
w = Window { width = 390, height = 500, ScrollView { LazyVStack { spacing = 0,
  ForEach { rows, function() return Item { height = 60 } end } } }
  :defaultScrollAnchor "bottom" }
rows:insert(4, { id = "m4" })
w:step()
print(w:explain())
