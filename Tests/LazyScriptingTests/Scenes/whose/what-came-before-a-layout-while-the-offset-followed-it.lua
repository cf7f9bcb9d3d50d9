-- What came before a layout while the offset followed it.
-- says: e7, e8, e9, e10 moved by +40, though nobody moved them: the Line places them
-- never: +90 notice
-- never: notice came in before
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
w:scrollView():drag { by = 400 }
w:update(function() notice, minutes[6] = true, 60 end)
print(w:explain(w.frame))
