-- A view comes in above, and all others change sides.
-- says: Along its axis, nothing in sight moved by this
-- says: the Zigzag places them elsewhere, as new came in before.
-- never: Nothing in sight
-- fixed axis: its layout places views along one axis

local stations = {}
for i = 1, 80 do stations[i] = { id = "st-" .. i } end
local Zigzag = LazyLayout "Zigzag" {
  begin = function(self, bounds) return { y = 0, width = bounds.width } end,
  place = function(self, cursor, subviews)
    local s = subviews[1]
    local size = s:place { x = s.index % 2 == 1 and 0 or cursor.width / 2, y = cursor.y,
      width = cursor.width / 2 }
    cursor.y = cursor.y + size.height * 0.6
    return cursor.y
  end,
}
w = Window { width = 390, height = 500, function()
  return ScrollView { Zigzag { ForEach { stations, function()
    return Item { height = 100 } end } } } end }
w:scrollView():drag { by = 650 }
w:update(function() table.insert(stations, 2, { id = "new" }) end)
print(w:explain(w.frame))
