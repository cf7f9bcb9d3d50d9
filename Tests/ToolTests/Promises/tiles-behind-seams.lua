-- output: a tile that grows over views without width moves none
-- output: nothing is missing in the gap behind a seam
-- errors: furtherError

-- What random programs found of lazy layouts: behind a step that failed, and behind a seam, all
-- stays where it is and knows how far what is above reaches.
local model, fails = Observable { height = 20 }, false
local Column = LazyLayout "Column" {
  begin = function(_, bounds) return { y = 0, width = bounds.width } end,
  place = function(_, cursor, subviews)
    if fails then error "no" end
    cursor.y = cursor.y + subviews[1]:place { y = cursor.y, width = cursor.width }.height
    return cursor.y
  end,
}
local Tile = View "Tile" { body = function() return Item { height = model.height } end }
local window = Window { width = 200, height = 300, ScrollView {
  Column {
    Item { height = 700 },
    LazyVStack { Item { height = 25 }, Tile {} },
    ForEach { 30, function() return Spacer { minLength = 8 } end },
  },
  LazyVStack { Item { height = 20 }, Item { height = 500 } },
} }
local scroll = window:scrollView()
fails = true
for _ = 1, 73 do pcall(scroll.drag, scroll, { by = 10 }) end
local function starts() return { window:node(1).frame.y, window:node(30).frame.y } end
local before = starts()
model.height = 35
pcall(window.step, window)
lab.expectEqual(starts(), before)
for _, by in ipairs { 7, -7 } do
  for _ = 1, 8 do
    pcall(scroll.drag, scroll, { by = by })
    window:check()
  end
end
print "a tile that grows over views without width moves none"

local Grow = View "Grow" {
  state = { isLate = false },
  body = function(self)
    return Item { height = self.state.isLate and 35 or 20 }:task(function()
      wait(0.05)
      self.state.isLate = true
    end)
  end,
}
local Lanes = LazyLayout "Lanes" {
  begin = function(_, bounds) return { 0, 0, width = bounds.width / 2 } end,
  place = function(_, cursor, subviews)
    local lane = cursor[2] < cursor[1] and 2 or 1
    local size = subviews[1]:place {
      x = (lane - 1) * cursor.width, y = cursor[lane], width = cursor.width - 30 }
    cursor[lane] = cursor[lane] + size.height + 33.5
    return math.min(cursor[1], cursor[2]), math.max(cursor[1], cursor[2])
  end,
}
local function tile()
  return VStack { Item { height = 20 },
    LazyVStack { Item { height = 44 }, Item { height = 100 }, Grow {} } }
end
for height = 250, 350, 20 do
  window = Window { width = 230, height = height, ScrollView { VStack {
    Item { height = 44 },
    Lanes { ForEach { 16, function() return Grow {} end }, Item { height = 25 },
      Item { height = 100 }, ForEach { 7, tile } },
  } } }
  window:scrollView():fling { velocity = 5000 }
  window:check()
end
print "nothing is missing in the gap behind a seam"
