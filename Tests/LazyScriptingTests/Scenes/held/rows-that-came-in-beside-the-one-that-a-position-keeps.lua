-- Rows that came in beside the one that a position keeps.
-- says: r17 moved by −54
-- says: r16 was pushed out of sight, by about −
-- says: 1 view came in after, out of sight.
-- never: nobody moved it: r17, r20, r22 are

local rows, open = {}, {}
for i = 1, 60 do rows[i] = { id = "r" .. i, height = 50 } end
w = Window { width = 300, height = 450,
  ScrollView { LazyVStack { spacing = 5, ForEach { rows, function(row)
    return Item { height = row.height + (open[row.id] or 0) }
  end } } }:scrollPosition(ScrollPosition { id = "r20" }, "center") }
w:step()
w:update(function()
  table.insert(rows, 17, { id = "new", height = 35 })
  open.r17, open.r20, open.r22 = 24, 60, 15
end)
print(w:explain(w.frame))
