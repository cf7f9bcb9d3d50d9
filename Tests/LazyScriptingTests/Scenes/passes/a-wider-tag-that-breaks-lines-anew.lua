-- A wider tag that breaks lines anew.
-- says: b, c moved by +34 vertically
-- says: as the size of a is 140 × 28 and was 70 × 28
-- fixed axis: its layout places views along one axis

local Lines = Layout "Lines" {
  sizeThatFits = function(self, proposal, subviews) return proposal.width, 100 end,
  placeSubviews = function(self, bounds, proposal, subviews)
    local x, y = 0, 0
    for _, tag in ipairs(subviews) do
      local size = tag:sizeThatFits {}
      if x + size.width > bounds.width then x, y = 0, y + 34 end
      tag:place { x = bounds.x + x, y = bounds.y + y }
      x = x + size.width
    end
  end,
}
local wide = 70
w = Window { width = 320, height = 460, function() return ScrollView { Lines {
  Item { width = wide, height = 28 }:id "a", Item { width = 200, height = 28 }:id "b",
  Item { width = 40, height = 28 }:id "c",
} } end }
w:step()
w:update(function() wide = 140 end)
print(w:explain(w.frame))
