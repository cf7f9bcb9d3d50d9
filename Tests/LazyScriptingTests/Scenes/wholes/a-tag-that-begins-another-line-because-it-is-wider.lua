-- A tag that begins another line because it is wider.
-- says: as its size is 160 × 32 and was 90 × 32
-- says: as the size of t3 is 160 × 32 and was
-- never: t3 is 32 points
-- fixed axis: its layout places views along one axis

local Flow = LazyLayout "Flow" {
  begin = function(self, bounds) return { y = 0, width = bounds.width } end,
  place = function(self, cursor, subviews)
    local x, height = 0, 0
    for _, tag in ipairs(subviews) do
      local size = tag:sizeThatFits { width = cursor.width }
      if x > 0 and x + size.width > cursor.width then break end
      tag:place { x = x, y = cursor.y, width = size.width }
      x, height = x + size.width + 8, math.max(height, size.height)
    end
    cursor.y = cursor.y + height + 8
    return cursor.y
  end }
local tags = lab.data {}
for n = 1, 60 do tags:insert(n, { id = "t" .. n, width = 90, height = 32 }) end
w = Window { width = 320, height = 260, ScrollView { Flow { ForEach { tags, function(t)
  return Item { width = t.width, height = t.height }
end } } } }
w:step()
tags:replace(3, { id = "t3", width = 160, height = 32 })
w:step()
print(w:explain(w.frame))
