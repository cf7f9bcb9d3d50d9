-- A reversed layout in which one view goes and another one grows.
-- says: 1 view (c37) went, which was in sight and had counted 61 points. The other +33 points: c40 is 88 points long and was 55.
-- never: Before what is in sight
-- fixed axis: its layout places views along one axis

local Chat = LazyLayout "Chat" {
  begin = function(self, bounds) return { y = 0, width = bounds.width } end,
  place = function(self, cursor, subviews)
    local s = subviews[1]:place { x = 0, y = cursor.y, width = cursor.width }
    cursor.y = cursor.y + s.height + 6
    return cursor.y
  end }
local list = {}
for i = 40, 1, -1 do list[#list + 1] = { id = "c" .. i, h = 40 + i % 3 * 15 } end
w = Window { width = 300, height = 420, ScrollView { Chat { reversed = true,
  ForEach { list, function(x) return Item { height = x.h } end } } }
  :defaultScrollAnchor "bottom" }
w:step()
w:update(function() list[1].h = list[1].h + 33 table.remove(list, 4) end)
print(w:explain(w.frame))
