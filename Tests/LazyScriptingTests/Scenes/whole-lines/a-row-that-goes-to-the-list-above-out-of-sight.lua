-- A row that goes to the list above, out of sight.
-- says: −43 item-3 went, which was 40 points long, with 3 of spacing; +24 title is 50
-- never: in its place, as item-3 went

local up, down, long = {}, {}, false
for n = 1, 18 do up[n] = { id = "up-" .. n, height = 45 } end
for n = 1, 50 do down[n] = { id = "item-" .. n, height = 40 } end
local function list(rows) return LazyVStack { spacing = 3,
  ForEach { rows, function(row) return Item { height = row.height } end } } end
w = Window { width = 240, height = 420, function()
  return ScrollView { VStack { spacing = 16, list(up),
    Item { height = long and 50 or 26 }:id "title", list(down) } } end }
w:scrollView():drag { by = 560 }
w:scrollView():drag { by = 260 }
w:update(function()
  table.insert(up, 16, table.remove(down, 3))
  table.remove(up, 2)
  table.remove(up, 2)
  long = true
end)
print(w:explain())
