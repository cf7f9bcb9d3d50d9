-- A tile of a layout of one's own.
-- says: the Rows places them elsewhere, as r2 is 60 points long and was 40, as note came in.
-- fixed axis: its layout places views along one axis

local Rows = LazyLayout "Rows" { begin = function() return { y = 0 } end,
  place = function(self, cursor, subviews)
    cursor.y = cursor.y + subviews[1]:place { y = cursor.y }.height
    return cursor.y
  end }
local note = false
w = Window { width = 300, height = 300, function() return ScrollView {
  Rows { ForEach { 30, id = "r%d", function(i) return VStack { spacing = 4,
    Item { height = 40 }, note and i == 2 and Item { height = 16 }:id "note" or false }
  end } } } end }
w:step()
w:update(function() note = true end)
print(w:explain(w.frame))
