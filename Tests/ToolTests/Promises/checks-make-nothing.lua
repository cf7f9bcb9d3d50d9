-- A check repeats what lazy layouts answered, and makes no view for it that is not there (rule R6);
-- a view beside one in a safe area starts where that ends, however often that was measured.
-- output: 15	15	true
-- output: 208	true
local Words = LazyLayout "Words" {
  parameters = { spacing = 4 },
  begin = function(_, bounds) return { y = 0, width = bounds.width } end,
  place = function(self, cursor, subviews)
    local x, height = 0, 0
    for _, view in ipairs(subviews) do
      local size = view:sizeThatFits { width = cursor.width }
      if x > 0 and x + size.width > cursor.width then break end
      view:place { x = x, y = cursor.y, width = size.width, height = size.height }
      x, height = x + size.width + self.spacing, math.max(height, size.height)
      if x > cursor.width then break end
    end
    cursor.y = cursor.y + height + self.spacing
    return cursor.y
  end,
}
local Stairs = Layout "Stairs" {
  sizeThatFits = function(_, proposal, subviews)
    local width, height = 0, 0
    for i, view in ipairs(subviews) do
      local size = view:sizeThatFits { width = proposal.width }
      width, height = math.max(width, (i - 1) * 20 + size.width), height + size.height
    end
    return width, height + #subviews
  end,
  placeSubviews = function(_, bounds, proposal, subviews)
    local y = bounds.y
    for i, view in ipairs(subviews) do
      y = y + view:place { x = bounds.x + (i - 1) * 20, y = y, width = proposal.width }.height
    end
  end,
}
local item = Item { width = 10, height = 25 }
local row = Words { axis = "horizontal", item,
  ZStack { LazyHGrid { rows = { GridItem.fixed { 44 } }, item, item } }:mask { item } }
local wide = ScrollView { axes = "horizontal", LazyVStack { row }:mask { row } }
local window = Window { width = 200, height = 300,
  ScrollView { Words { Stairs { false, row }, wide, item } } }
local before = window.metrics.bodies
local isRight = pcall(window.check, window)
print(before, window.metrics.bodies, isRight)

local inset = Item { width = 20, height = 20 }
  :safeAreaInset { edge = "leading", alignment = "bottom", Words { item, item, item } }
window = Window { width = 200, height = 300, ScrollView { axes = "both",
  LazyHGrid { rows = { GridItem.fixed(44), GridItem.fixed(44) }, inset } } }
print(window:tree():match "Item · (%d+),", (pcall(window.check, window)))
