-- A message that comes in at the end of a conversation laid out from there.
-- says: The Talk is reversed and stays at its end, where data came or went.
-- says: moved by −96, though nobody moved them: the Talk places them elsewhere, as m0 came in.
-- never: 1 view (m1) came in
-- never: Nothing in sight moved
-- never: had been left
-- fixed axis: its layout places views along one axis

local data = lab.data {}
for n = 1, 30 do data:insert(n, { id = "m" .. n, height = 40 + n % 4 * 20 }) end
local Talk = LazyLayout "Talk" {
  begin = function(self, bounds) return { y = 0, width = bounds.width } end,
  place = function(self, cursor, subviews)
    local size = subviews[1]:place { x = 0, y = cursor.y, width = cursor.width }
    cursor.y = cursor.y + size.height + 6
    return cursor.y
  end,
}
w = Window { width = 320, height = 500, ScrollView {
  Talk { reversed = true, ForEach { data, function(message)
    return Item { height = message.height } end } } }:defaultScrollAnchor "bottom" }
data:insert(1, { id = "m0", height = 90 })
w:step()
print(w:explain(w.frame))
