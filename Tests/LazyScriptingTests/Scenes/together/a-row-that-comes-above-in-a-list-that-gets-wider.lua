-- A row that comes above in a list that gets wider.
-- says: +37 Before what is in sight, 1 row (new) came in.
-- says: +28.5 The LazyVStack got another width, so all lengths that it knew are forgotten.
-- says: line19 kept its place in the visible rect.
-- never: −37 points

local wide, rows = 80, {}
for r = 1, 60 do rows[r] = { id = "line" .. r, h = 36 } end
w = Window { width = 390, height = 560, function() return ScrollView { axes = "both",
  LazyVStack { spacing = 1, alignment = "leading", ForEach { rows, function(r)
    return Item { width = wide, height = r.h } end } } } end }
w:scrollView():scrollTo { x = 0, y = 700 }
w:update(function()
  wide = 500
  table.insert(rows, 10, { id = "new", h = 50 })
  rows[26].h = 60
end)
print(w:explain(w.frame))
