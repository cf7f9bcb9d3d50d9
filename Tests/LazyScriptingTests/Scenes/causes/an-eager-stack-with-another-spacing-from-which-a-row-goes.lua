-- An eager stack with another spacing from which a row goes.
-- says: r4 … r9 moved by −50, −46, −42, −38, −34, −30, though nobody moved them: −58 r3 went, which was 50 points long, with 8 of spacing; each spacing before them is 12 points and was 8.

local gap, rows = 8, {}
for i = 1, 40 do rows[i] = { id = "r" .. i, h = 50 } end
w = Window { width = 400, height = 500, function() return ScrollView {
  VStack { spacing = gap,
    ForEach { rows, function(r) return Item { height = r.h } end } } } end }
w:update(function()
  gap = 12
  table.remove(rows, 3)
end)
print(w:explain(w.frame))
