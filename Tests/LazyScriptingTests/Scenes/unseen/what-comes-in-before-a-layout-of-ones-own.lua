-- What comes in before a layout of one's own.
-- says: r1 … r5 moved by +52, though nobody moved them: banner came in before, 44 points long, with 8 of spacing.
-- says: r6 was pushed out of sight, by about +52
-- never: places them elsewhere
-- fixed axis: its layout places views along one axis

local Rows = LazyLayout "Rows" { begin = function() return { y = 0 } end,
  place = function(self, cursor, subviews)
    local size = subviews[1]:place { y = cursor.y }
    cursor.y = cursor.y + size.height
    return cursor.y
  end }
local banner = false
w = Window { width = 300, height = 300, function() return ScrollView {
  VStack { spacing = 8, banner and Item { height = 44 }:id "banner" or false,
    Rows { ForEach { 30, id = "r%d", height = 50 } } } } end }
w:step()
w:update(function() banner = true end)
print(w:explain(w.frame))
