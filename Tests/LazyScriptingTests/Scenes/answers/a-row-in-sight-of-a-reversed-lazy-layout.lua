-- A row in sight of a reversed lazy layout.
-- says: m-16 moved by −45
-- says: Nothing else in sight moved by this
-- fixed axis: its layout places views along one axis

local Chat = LazyLayout "Chat" {
  begin = function(self, bounds) return { y = 0, width = bounds.width } end,
  place = function(self, cursor, subviews)
    cursor.y = cursor.y
      + subviews[1]:place { x = 0, y = cursor.y, width = cursor.width }.height
    return cursor.y
  end }
local messages = {}
for i = 30, 1, -1 do messages[#messages + 1] = { id = "m-" .. i, h = 50 } end
w = Window { width = 390, height = 200, ScrollView { Chat { reversed = true,
  ForEach { messages, function(m) return Item { height = m.h } end } } }
  :defaultScrollAnchor "bottom" }
w:scrollView():drag { by = -580 }
w:update(function() messages[15].h = 95 end)
print(w:explain(w.frame))
