-- Several views that come into a layout of one's own.
-- says: b, c moved by +50
-- says: after several changes in it: new, last came in.
-- fixed axis: its layout places views along one axis

local chips = { "a", "b", "c" }
local Line = Layout "Line" {
  sizeThatFits = function(self, proposal, subviews) return #subviews * 50, 20 end,
  placeSubviews = function(self, bounds, proposal, subviews)
    for i, view in ipairs(subviews) do
      view:place { x = bounds.x + i * 50 - 50, y = bounds.y }
    end
  end }
w = Window { width = 390, height = 200, function() return VStack { alignment = "leading",
  Line { ForEach { chips, width = 40, height = 20 } }:frame { width = 390,
    alignment = "leading" } } end }
w:step()
w:update(function() table.insert(chips, 2, "new") chips[#chips + 1] = "last" end)
print(w:explain(w.frame))
