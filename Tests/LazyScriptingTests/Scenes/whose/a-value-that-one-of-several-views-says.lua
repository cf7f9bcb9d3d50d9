-- A value that one of several views says.
-- says: as the Line got other parameters, and the layoutValue minutes of e2 is 20 and was 40
-- never: its layoutValue
-- fixed axis: its layout places views along one axis

local Line = LazyLayout "Line" { parameters = { scale = 2 }, values = { minutes = 30 },
  begin = function(self, bounds) return { y = 0, width = bounds.width } end,
  place = function(self, cursor, subviews)
    local size = subviews[1]:place { x = 0, y = cursor.y, width = cursor.width,
      height = subviews[1].values.minutes * self.scale }
    cursor.y = cursor.y + size.height
    return cursor.y
  end }
local minutes, scale, notice = { 40, 40, 40, 40, 40, 40 }, 2, false
w = Window { width = 300, height = 400, function() return ScrollView { VStack { spacing = 0,
  notice and Item { height = 90 }:id "notice", Line { scale = scale, ForEach { 30,
    id = "e%d", function(i) return Color "event":layoutValue("minutes", minutes[i] or 40) end
  } } } } end }
w:step()
w:update(function() minutes[2], scale = 20, 1.5 end)
print(w:explain(w.frame))
