-- Folding instructions, each with indented parts: an eager layout in the rows of a lazy stack. The
-- parts say how far they are indented.
local Steps = Layout "Steps" {
  parameters = { indent = 20, spacing = 4 },
  values = { level = 0 },
  sizeThatFits = function(self, proposal, subviews)
    local width, height = 0, self.spacing * math.max(0, #subviews - 1)
    for _, part in ipairs(subviews) do
      local x = part.values.level * self.indent
      local size = part:sizeThatFits { width = proposal.width and proposal.width - x }
      width, height = math.max(width, x + size.width), height + size.height
    end
    return width, height
  end,
  placeSubviews = function(self, bounds, proposal, subviews)
    local y = bounds.minY
    for _, part in ipairs(subviews) do
      local x = part.values.level * self.indent
      local size = part:place { x = x, y = y, width = bounds.width - x }
      y = y + size.height + self.spacing
    end
  end,
}

local window = Window { width = 220, height = 260,
  ScrollView {
    LazyVStack { spacing = 12, ForEach { 40, id = "step-%d", function(i)
      return Steps {
        Text("Step " .. i),
        Text("Fold the upper edge down to the crease that you made before."):layoutValue("level", 1),
        Item { width = 60, height = 30 }:layoutValue("level", 2),
      }
    end } },
  },
}
print(window:tree())
