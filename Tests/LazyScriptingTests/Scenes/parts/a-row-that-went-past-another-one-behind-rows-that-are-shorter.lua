-- A row that went past another one, behind rows that are shorter.
-- says: it moved before c14
-- never: changed its place among

local rows, short = {}, false
for i = 1, 60 do rows[i] = { id = "c" .. i, more = i % 3 * 5 } end
w = Window { width = 300, height = 400, function()
  return ScrollView { LazyVStack { spacing = 3, ForEach { rows, function(r)
    return Item { width = 90, height = (short and 30 or 70) + r.more } end } } } end }
w:scrollView():drag { by = 850 }
w:update(function()
  short = true
  rows[15], rows[14] = rows[14], rows[15]
end)
print(w:explain(w.frame))
