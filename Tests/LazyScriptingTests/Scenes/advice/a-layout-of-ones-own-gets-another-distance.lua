-- A layout of one's own gets another distance.
-- says: the Column places them elsewhere, as the Column got other parameters
-- never: In SwiftUI: where content came late, give its view its length
-- fixed axis: its layout places views along one axis

local Column = Layout "Column" { parameters = { "gap" },
  sizeThatFits = function(self, proposal, subviews)
    local width, height = 0, self.gap * (#subviews - 1)
    for i = 1, #subviews do
      local size = subviews[i]:sizeThatFits(proposal)
      width, height = math.max(width, size.width), height + size.height
    end
    return width, height
  end,
  placeSubviews = function(self, bounds, proposal, subviews)
    local y = bounds.minY
    for i = 1, #subviews do
      y = y + subviews[i]:place { x = bounds.minX, y = y }.height + self.gap
    end
  end }
local gap = 4
w = Window { width = 390, height = 400, function() return ScrollView { LazyVStack {
  spacing = 0, ForEach { 40, id = "row-%d", function() return Column { gap = gap,
    Item { width = 90, height = 20 }, Item { width = 90, height = 30 } } end } } } end }
w:scrollView():drag { by = 300 }
w:update(function() gap = 9 end)
print(w:explain())
