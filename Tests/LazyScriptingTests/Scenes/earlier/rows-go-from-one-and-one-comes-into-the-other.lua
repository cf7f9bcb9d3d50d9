-- Rows go from one, and one comes into the other.
-- says: −170 Before what is in sight, 4 rows (pin1, pin2, pin3, pin4) went, which had counted 280 points. Before what is in sight, 1 row (feed0) came in. It was not measured, so it counts 100 + 10 = 110 points, a guess. Nothing in sight moved

local pinned, feed = {}, {}
for i = 1, 30 do pinned[i] = { id = "pin" .. i, height = 50 + i % 3 * 15 } end
for i = 1, 100 do feed[i] = { id = "feed" .. i, height = 80 + i % 2 * 40 } end
local open = Observable { tip = true }
local Tip = View "Tip" { body = function()
  return Item { height = open.tip and 44 or 0 }
end }
local function row(p) return Item { height = p.height } end
w = Window { width = 390, height = 640, ScrollView { VStack { spacing = 0, Tip {}:id("tip"),
  LazyVStack { spacing = 5, ForEach { pinned, row } }, Divider(),
  LazyVStack { spacing = 10, ForEach { feed, row } } } } }
for _ = 1, 6 do w:scrollView():drag { by = 500 } end
w:update(function() for _ = 1, 4 do table.remove(pinned, 1) end
table.insert(feed, 1, { id = "feed0", height = 300 }) end)
print(w:explain())
