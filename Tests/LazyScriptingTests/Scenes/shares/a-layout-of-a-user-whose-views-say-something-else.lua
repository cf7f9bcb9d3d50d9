-- A layout of a user whose views say something else.
-- says: text-1 in step-1 moved by +20 horizontally within it and is 180 points wide (200 before)
-- says: the Steps places it elsewhere, as its layoutValue level is 2 and was 1.
-- never: as text-1 is 180
-- never: more-1
-- fixed axis: its layout places views along one axis

local Steps = Layout "Steps" {
  values = { level = 0 },
  sizeThatFits = function(self, proposal, subviews) return proposal.width or 200, 40 end,
  placeSubviews = function(self, bounds, proposal, subviews)
    for number, part in ipairs(subviews) do
      local x = part.values.level * 20
      part:place { x = bounds.minX + x, y = bounds.minY + 20 * (number - 1),
        width = bounds.width - x }
    end
  end,
}
local level = 1
w = Window { width = 220, height = 320, function()
  return ScrollView { LazyVStack { ForEach { 5, id = "step-%d", function(i)
    return Steps { Item { height = 20 }:id("text-" .. i):layoutValue("level", level),
      Item { height = 20 }:id("more-" .. i) }
  end } } }
end }
w:update(function() level = 2 end)
print(w:explain(w.frame))
