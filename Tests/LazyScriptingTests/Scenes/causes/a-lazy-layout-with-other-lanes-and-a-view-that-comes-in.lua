-- A lazy layout with other lanes, and a view that comes in.
-- says: The Wall got other parameters, so that everything in it was laid out anew.
-- says: p2, p5 moved by +60 horizontally, though nobody moved them: the Wall places them elsewhere, as the Wall got other parameters.
-- says: p6 moved by −240 horizontally, though nobody moved it: the Wall places it elsewhere, as the Wall got other parameters, and new came in.
-- never: out of sight, as
-- never: others out of sight
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
  lanes = 2
  table.insert(pins, 3, { id = "new", h = 140 })
end)
print(w:explain(w.frame))
