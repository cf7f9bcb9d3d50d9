-- Margins across a list below a title.
-- says: title, row-1 … row-11 moved by +15 horizontally, though nobody moved them: the leading inset of the scroll view is 15 points and was 0.
-- never: moved nothing here
-- never: offset

local isVertical = "vertical" == "vertical"
local V, L = isVertical and VStack or HStack, isVertical and LazyVStack or LazyHStack
local along, margin = isVertical and "height" or "width", 0
w = Window { width = 320, height = 320, function()
  local title = Item { [along] = 20 }:id "title"
  local list = L { spacing = 0, ForEach { 40, id = "row-%d", [along] = 30 } }
  return ScrollView { axes = "vertical", V { spacing = 0, title, list } }:contentMargins(margin)
end }
w:scrollView():drag { by = 5 }
w:update(function() margin = 15 end)
print(w:explain(w.frame))
