-- A layout with another parameter, in which a view comes in.
-- says: after several changes in it: the Steps got other parameters, and figure came in
-- never: the layoutValue level of figure
-- fixed axis: its layout places views along one axis
-- fixed place: what the window shows is smaller than it, and stays in its middle

local Steps = Layout "Steps" { parameters = { indent = 20 }, values = { level = 0 },
  sizeThatFits = function(self, proposal, subviews)
    local height = 0
    for _, part in ipairs(subviews) do
      height = height + part:sizeThatFits { width = proposal.width }.height
    end
    return proposal.width or 200, height
  end,
  placeSubviews = function(self, bounds, proposal, subviews)
    local y = bounds.minY
    for _, part in ipairs(subviews) do
      local x = part.values.level * self.indent
      y = y + part:place { x = bounds.minX + x, y = y, width = bounds.width - x }.height
    end
  end }
local open = false
w = Window { width = 320, height = 480, function() return VStack {
  Steps { indent = open and 32 or 20, Item { height = 30 }:id "head",
    open and Item { height = 80 }:id("figure"):layoutValue("level", 2),
    Item { height = 18 }:id("foot"):layoutValue("level", 1) } } end }
w:step()
w:update(function() open = true end)
print(w:explain(w.frame))
