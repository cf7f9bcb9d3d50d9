-- A row that grows in a reversed layout, while another comes in behind.
-- says: as m51 is 96 points long and was 76.
-- says: 1 view came in further on, out of sight
-- never: others out of sight
-- fixed axis: its layout places views along one axis

local Bubbles = LazyLayout "Bubbles" {
  begin = function() return { y = 0 } end,
  place = function(self, cursor, subviews)
    local size = subviews[1]:place { y = cursor.y, width = 300 }
    cursor.y = cursor.y + size.height + 8
    return cursor.y
  end }
local rows = lab.data {}
for n = 1, 60 do rows:insert(n, { id = "m" .. 61 - n, height = 36 + n % 4 * 20 }) end
w = Window { width = 320, height = 500, ScrollView { Bubbles { reversed = true,
  ForEach { rows, function(m) return Item { height = m.height } end },
} }:defaultScrollAnchor "bottom" }
w:step(2)
w:scrollView():drag { by = -380 }
w:step(2)
rows:insert(1, { id = "m61", height = 80 })
rows:replace(11, { id = "m51", height = 96 })
w:step()
print(w:explain(w.frame))
