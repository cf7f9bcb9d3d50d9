-- Rows that went with their old spacing, in padding.
-- says: 4 rows (5, 10, 15, 20) went, which had counted 224 points
-- says: that of the 16 rows before what is in sight: −160 points
-- says: by −96, −106, −116, −126, though nobody moved them: −56 row 25 went, which was 44 points long, with 12 of spacing; each spacing before them is 2 points and was 12

local isDense, numbers = false, {}
for i = 1, 80 do numbers[i] = i end
w = Window { width = 390, height = 600, function()
  return ScrollView { LazyVStack { spacing = isDense and 2 or 12,
    ForEach { numbers, id = "self", height = 44 } } }:padding(10)
end }
w:scrollView():scrollTo { id = 21, anchor = "top" }
w:update(function()
  isDense = true
  for i = 80, 1, -5 do table.remove(numbers, i) end
end)
print(w:explain(w.frame))
