-- What came and went out of sight where the offset does not follow.
-- says: moved by −27.2727
-- says: −80 1 view went before them
-- says: +52.7273 1 view came in before

local rows = {}
for i = 1, 40 do rows[i] = { id = "r" .. i, h = i == 2 and 80 or 50 } end
w = Window { width = 300, height = 260, profile = lab.profile { editAnchor = "offset" },
  ScrollView { LazyVStack { spacing = 0, ForEach { rows, function(row)
    return Item { height = row.h } end } } } }
w:scrollView():drag { by = 300 }
w:update(function()
  table.insert(rows, 1, { id = "new", h = 50 })
  table.remove(rows, 3)
end)
print(w:explain(w.frame))
