-- A stack beside another one into which a row comes.
-- says: the LazyVStack, child 1, is 250 points long and was 200, as row 9 came in

local top, rest = { 1, 2, 3, 4 }, {}
for i = 1, 60 do rest[i] = 100 + i end
local function stack(of) return LazyVStack { spacing = 0,
  ForEach { of, id = "self", height = 50 } } end
w = Window { width = 390, height = 700, ScrollView { VStack { spacing = 0,
  stack(top), Item { height = 30 }:id "line", stack(rest) } } }
w:scrollView():drag { by = 100 }
w:update(function() table.insert(top, 9) end)
print(w:explain(1, w.frame))
