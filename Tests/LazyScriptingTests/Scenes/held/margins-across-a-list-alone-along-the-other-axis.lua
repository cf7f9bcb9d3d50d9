-- Margins across a list alone, along the other axis.
-- says: moved by +15 vertically, though nobody moved them: the top inset of the scroll view
-- never: moved nothing here

local isVertical = "horizontal" == "vertical"
local V, L = isVertical and VStack or HStack, isVertical and LazyVStack or LazyHStack
local along, margin = isVertical and "height" or "width", 0
w = Window { width = 320, height = 320, function()
  local title = Item { [along] = 20 }:id "title"
  local list = L { spacing = 0, ForEach { 40, id = "row-%d", [along] = 30 } }
  return ScrollView { axes = "horizontal", list }:contentMargins(margin)
end }
w:scrollView():drag { by = 5 }
w:update(function() margin = 15 end)
print(w:explain(w.frame))
