-- A card that goes to a list beside its own.
-- says: would have ended before the visible rect does, as a6 went.
-- never: others out of sight

local a, b = {}, {}
for i = 1, 12 do
  a[i] = { id = "a" .. i }
  b[i] = { id = "b" .. i }
end
local function list(id, rows) return ScrollView { LazyVStack { spacing = 0,
  ForEach { rows, function() return Item { height = 50 } end } } }:id(id) end
w = Window { width = 400, height = 400, function()
  return HStack { spacing = 0, list("A", a), list("B", b) } end }
w:scrollView "A":drag { by = 190 }
w:update(function() table.insert(b, 2, table.remove(a, 6)) end)
print(w:explain(w.frame))
