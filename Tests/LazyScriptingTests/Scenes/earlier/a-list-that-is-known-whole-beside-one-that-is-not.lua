-- A list that is known whole, beside one that is not.
-- says: a2 is 130 points long; it was 100.
-- never: taken to be 106

local first, second = {}, {}
for i = 1, 5 do first[i] = { id = "a" .. i, height = 100 } end
for i = 1, 50 do second[i] = { id = "b" .. i, height = 50 } end
local function row(r) return Item { height = r.height } end
w = Window { width = 390, height = 700, ScrollView { VStack { spacing = 0,
  LazyVStack { spacing = 0, ForEach { first, row } }, Item { height = 40 },
  LazyVStack { spacing = 0, ForEach { second, row } } } } }
w:update(function() first[2].height = 130 end)
print(w:explain())
