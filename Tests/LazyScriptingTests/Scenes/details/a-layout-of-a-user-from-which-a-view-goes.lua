-- A layout of a user from which a view goes.
-- says: search, back moved by −14 horizontally, though nobody moved them: the FromRight places them elsewhere, after several changes in it: wheel went, and search is 160 points wide and was 120.

local FromRight = Layout "FromRight" {
  sizeThatFits = function(_, proposal) return proposal.width or 300, 40 end,
  placeSubviews = function(_, bounds, _, subviews)
    local x = bounds.maxX
    for i = 1, #subviews do
      local size = subviews[i]:sizeThatFits {}
      subviews[i]:place { x = x - size.width, y = bounds.y, width = size.width,
        height = 40 }
      x = x - size.width - 6
    end
  end }
local busy = true
w = Window { width = 390, height = 500, function() return VStack { spacing = 0,
  FromRight { Item { width = 40 }:id "share", busy and ProgressView():id "wheel" or false,
    Item { width = busy and 120 or 160 }:id "search", Item { width = 50 }:id "back" },
  ScrollView { LazyVStack { ForEach { 30, id = "r%d", height = 60 } } } } end }
w:update(function() busy = false end)
print(w:explain(w.frame))
