-- An edit that leaves the offset.
-- says: m21 … m29 moved by +150, though nobody moved them: 3 views came in before, out of sight
-- says: m30, m31, m32 were pushed out of sight, by +150
-- never: changed its place
-- never: moved in before
-- never: moved away from

local rows = {}
for i = 1, 60 do rows[i] = { id = "m" .. i } end
w = Window { width = 390, height = 600, profile = lab.profile { editAnchor = "offset" },
  ScrollView { LazyVStack { spacing = 0, ForEach { rows, height = 50 } } } }
w:scrollView():drag { by = 1000 }
w:update(function() for i = 1, 3 do table.insert(rows, 1, { id = "old" .. i }) end end)
assert(w.metrics.moves > 0)
print(w:explain(w.frame))
