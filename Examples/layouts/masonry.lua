-- Tiles in lanes, each put into the shortest one. However many there are, only those in sight load.
local Masonry = LazyLayout "Masonry" {
  parameters = { lanes = 2, spacing = 8 },
  begin = function(self, bounds)
    local cursor = { width = (bounds.width + self.spacing) / self.lanes - self.spacing }
    for lane = 1, self.lanes do cursor[lane] = 0 end -- where the next tile of each lane begins
    return cursor
  end,
  place = function(self, cursor, subviews)
    local lane = 1
    for other = 2, self.lanes do
      if cursor[other] < cursor[lane] then lane = other end
    end
    local x = (lane - 1) * (cursor.width + self.spacing)
    local size = subviews[1]:place { x = x, y = cursor[lane], width = cursor.width }
    cursor[lane] = cursor[lane] + size.height + self.spacing
    return math.min(table.unpack(cursor)), math.max(table.unpack(cursor))
  end,
}

local window = Window { width = 300, height = 240,
  ScrollView {
    Masonry { lanes = 3, ForEach(1000000, function(i)
      return Item { height = lab.noise(i, 40, 140) }
    end) },
  },
}
print(window:draw())

local wall = window:scrollView()
wall:scrollTo { id = 500000, anchor = "center" }
print("500000 stands at", window:node(500000).frame)
wall:drag { by = -100 }
print("and after a drag", window:node(500000).frame)
print(window.metrics.bodies, "tiles were evaluated")
lab.expect(window.metrics.bodies < 250, "what is loaded does not depend on how many there are")
