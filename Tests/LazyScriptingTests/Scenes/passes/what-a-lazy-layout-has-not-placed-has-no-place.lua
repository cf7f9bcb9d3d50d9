-- What a lazy layout has not placed has no place.
-- says: pushed out of sight, though nobody moved it: the Strip places it elsewhere, as f7 is 130
-- never: about
-- never: others out of sight
-- fixed axis: its layout places views along one axis

local Strip = LazyLayout "Strip" {
  begin = function(self, bounds) return { y = 0, width = bounds.width } end,
  place = function(self, cursor, subviews)
    local size = subviews[1]:place { x = 0, y = cursor.y, width = cursor.width }
    cursor.y = cursor.y + size.height + 4
    return cursor.y
  end,
}
local frames = {}
for n = 1, 40 do frames[n] = { id = "f" .. n, height = 60 + n % 3 * 15 } end
w = Window { width = 120, height = 400, ScrollView {
  Strip { reversed = true, ForEach { frames, function(f)
    return Item { height = f.height }
  end } } }:defaultScrollAnchor("bottom") }
w:scrollView():drag { by = -300 }
w:update(function()
  frames[7].height = 130
  table.insert(frames, 1, { id = "f41", height = 200 })
end)
print(w:explain(w.frame))
