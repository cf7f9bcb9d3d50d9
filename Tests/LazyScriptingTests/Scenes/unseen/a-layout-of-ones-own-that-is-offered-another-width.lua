-- A layout of one's own that is offered another width.
-- says: they had counted
-- fixed axis: its layout places views along one axis

local Lanes = LazyLayout "Lanes" { begin = function() return { 0, 0 } end,
  place = function(self, cursor, subviews)
    local lane = cursor[1] <= cursor[2] and 1 or 2
    local size = subviews[1]:place { x = (lane - 1) * 150, y = cursor[lane], width = 140 }
    cursor[lane] = cursor[lane] + size.height
    return math.min(cursor[1], cursor[2]), math.max(cursor[1], cursor[2])
  end }
local margin = 0
w = Window { width = 320, height = 300, function() return ScrollView {
  Lanes { ForEach { 40, id = "p%d",
    function(i) return Item { height = 60 + i * 37 % 90 } end } }
    :padding("horizontal", margin) } end }
w:scrollView():drag { by = 900 }
local first = w:scrollView():node(w:scrollView().visibleIDs[1]).frame.y + 900
w:update(function() margin = 10 end)
local text = w:explain(w.frame):gsub("%s+", " ")
local counted = text:match "they had counted (%d+)"
assert(math.abs(tonumber(counted) - first) < 150, counted .. " for " .. first)
print(w:explain(w.frame))
