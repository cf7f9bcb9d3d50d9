-- A frame around a text is what the text stands in.
-- says: its frame is 136 points wide and was 34, and it is aligned in that.
-- never: the Text is 136
-- fixed axis: text runs in lines from left to right
-- fixed place: what the window shows is smaller than it, and stays in its middle

local Equal = Layout "Equal" {
  sizeThatFits = function(self, proposal, subviews)
    return subviews[2]:sizeThatFits {}.width * 2, 40
  end,
  placeSubviews = function(self, bounds, proposal, subviews)
    for n, view in ipairs(subviews) do
      view:place { x = bounds.x + (n - 1) * bounds.width / 2, y = bounds.y,
        width = bounds.width / 2, height = bounds.height }
    end
  end }
local name = "Fish"
local function button(title)
  return Text { title }:frame { maxWidth = math.huge }:padding(6)
end
w = Window { width = 500, height = 100, function()
  return Equal { button "Cat":id("cat"), button(name):id("other") }
end }
w:update(function() name = "Golden retriever" end)
print(w:explain())
