-- Views that come and go in a layout of one's own.
-- says: leather went with the data, and was in sight.
-- says: new came into sight.
-- fixed axis: its layout places views along one axis

local Chips = Layout "Chips" {
  sizeThatFits = function() return 390, 36 end,
  placeSubviews = function(self, bounds, proposal, subviews)
    for n, chip in ipairs(subviews) do chip:place { x = n * 60, y = bounds.y } end
  end }
local chips = { "shoes", "leather" }
w = Window { width = 390, height = 300, function()
  return Chips { ForEach { chips, id = "self", function() return Item { width = 50 } end } }
end }
w:update(function() chips = { "shoes", "new" } end)
print(w:explain())
