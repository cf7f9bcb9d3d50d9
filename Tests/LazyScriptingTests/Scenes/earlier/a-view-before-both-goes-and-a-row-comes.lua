-- A view before both goes, and a row comes.
-- says: +66 Before what is in sight, 1 row (feed0) came in.
-- says: What stands before the LazyVStack in sight is 2096 points long now; it was 2140: tip is 0 points long and was 44.
-- never: Something before

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
w:update(function() open.tip = false; table.insert(feed, 1, { id = "feed0", height = 300 }) end)
print(w:explain())
