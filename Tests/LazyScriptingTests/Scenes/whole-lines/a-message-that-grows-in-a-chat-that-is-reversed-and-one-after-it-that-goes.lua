-- A message that grows in a chat that is reversed, and one after it that goes.
-- says: +20 m46 is 86 points long and was 66; what stands after that keeps its place.
-- never: was measured before
-- never: Data changed before
-- never: as m47 went
-- fixed axis: its layout places views along one axis

local Chat = LazyLayout "Chat" {
  begin = function() return { y = 0 } end,
  place = function(self, cursor, subviews)
    cursor.y = cursor.y + subviews[1]:place { x = 0, y = cursor.y }.height
    return cursor.y
  end }
local messages = lab.data {}
for n = 60, 1, -1 do
  messages:insert(#messages + 1, { id = "m" .. n, height = 38 + n % 4 * 14 })
end
w = Window { width = 300, height = 400, ScrollView { Chat { reversed = true,
  ForEach { messages, function(m) return Item { width = 90, height = m.height } end } } }
  :defaultScrollAnchor "bottom" }
w:scrollView():drag { by = -380 }
w:scrollView():drag { by = -410 }
messages:replace(15, { id = "m46", height = 86 })
messages:remove(14)
w:step()
print(w:explain())
