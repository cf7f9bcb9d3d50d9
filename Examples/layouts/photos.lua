-- Photos in rows of about the same height that fill the width. Each photo states its aspect ratio,
-- so a row is known before any photo in it is measured.
local ratios = { 3 / 2, 4 / 3, 1, 2 / 3, 16 / 9 }
local function photo(i)
  return Color "gray":layoutValue("aspectRatio", ratios[i % #ratios + 1])
end
local Photos = LazyLayout "Photos" {
  parameters = { rowHeight = 80, spacing = 4 },
  values = { aspectRatio = 1 },
  sample = photo, -- for `lazylab plugin check`: plain items would stick out
  begin = function(self, bounds) return { y = 0, width = bounds.width } end,
  place = function(self, cursor, subviews)
    local count, ratios, height = 0, 0, nil
    repeat
      count = count + 1
      ratios = ratios + subviews[count].values.aspectRatio
      height = (cursor.width - self.spacing * (count - 1)) / ratios
    until height <= self.rowHeight or not subviews[count + 1]
    height = math.min(height, self.rowHeight)
    local x = 0
    for i = 1, count do
      local width = subviews[i].values.aspectRatio * height
      subviews[i]:place { x = x, y = cursor.y, width = width, height = height }
      x = x + width + self.spacing
    end
    cursor.y = cursor.y + height + self.spacing
    return cursor.y
  end,
}

local library = lab.data(Range(1, 2000))
local window = Window { width = 360, height = 240,
  ScrollView {
    Photos { ForEach { library, id = "self", photo } },
  },
}
print(window:draw())

local grid = window:scrollView()
grid:scrollTo { id = 1000, anchor = "top" }
library:remove(1)
window:step()
lab.expectNear(window:node(1000).frame.y, 0, 1e-9, "a photo far above is gone, and nothing moved")
print(grid.visibleIDs)
