-- A lazy layout in which a view grows behind one that comes in.
-- says: p3, p6, p9 moved by +100 vertically, though nobody moved them: the Wall places them elsewhere, as new came in.
-- says: p12, p13, p14 moved by +150, +50, +50 vertically, though nobody moved them: the Wall places them elsewhere, as new came in, and p9 is 150 points long and was 100.
-- fixed axis: its layout places views along one axis

local lanes, pins = 3, {}
for i = 1, 60 do pins[i] = { id = "p" .. i, h = 100 } end
local Wall = LazyLayout "Wall" { parameters = { "lanes" },
  begin = function(self, bounds)
    return { lane = 1, y = 0, line = 0, width = bounds.width / self.lanes }
  end,
  place = function(self, cursor, subviews)
    if cursor.lane > self.lanes then
      cursor.lane, cursor.y, cursor.line = 1, cursor.y + cursor.line, 0
    end
    local size = subviews[1]:place { x = (cursor.lane - 1) * cursor.width, y = cursor.y,
      width = cursor.width }
    cursor.lane, cursor.line = cursor.lane + 1, math.max(cursor.line, size.height)
    return cursor.y, cursor.y + cursor.line
  end }
w = Window { width = 360, height = 500, function() return ScrollView { Wall { lanes = lanes,
  ForEach { pins, function(p) return Item { height = p.h } end } } } end }
w:update(function()
  pins[9].h = 150
  table.insert(pins, 3, { id = "new", h = 100 })
end)
print(w:explain(w.frame))
