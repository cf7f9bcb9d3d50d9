-- Two columns of which one gives a row to the other, below a longer bar.
-- says: L, R moved by +40 and are each 420 points high (460 before), though nobody moved them
-- says: r14 in R is out of sight: +54 l9 came in before, 50 points long, with 4 of spacing, and the scroll view is 420 points long and was 460, as bar is 80 points long and was 40.
-- says: r15 in R was pushed out of sight, by +54 within R (+94 on the screen), though nobody moved it: l9 came in before
-- never: r14 was pushed
-- never: r15 is out of sight

local left, right = {}, {}
for i = 1, 40 do
  left[i] = { id = "l" .. i, height = 50 }
  right[i] = { id = "r" .. i, height = 64 }
end
local bar = 40
local function column(rows)
  return ScrollView { LazyVStack { spacing = 4,
    ForEach { rows, function(r) return Item { height = r.height } end } } }
end
w = Window { width = 700, height = 500, function()
  return VStack { spacing = 0, Item { height = bar }:id "bar",
    HStack { spacing = 10, column(left):id "L", column(right):id "R" } }
end }
w:scrollView "L":drag { by = 300 }
w:scrollView "R":drag { by = 500 }
w:update(function()
  local item = table.remove(left, 9)
  table.insert(right, 10, item)
  bar = 80
end)
print(w:explain(w.frame))
