-- Margins that grow while a target behavior aligns again.
-- says: The container is 520 points long and was 360, and the insets of the scroll view take up 64 points and took up 40, and the scroll target behavior aligns
-- fixed place: the window itself gets another size

local margin = Observable { value = 20 }
local Shelf = View "Shelf" { body = function()
  return ScrollView { axes = "horizontal",
    LazyHStack { spacing = 12, ForEach { 30, id = "card-%d", width = 240 } } }
    :contentMargins { "horizontal", margin.value }:scrollTargetBehavior "viewAligned"
end }
w = Window { width = 360, height = 200, Shelf {} }
w:scrollView():fling { velocity = 900 }
margin.value = 32
w:resize(520, 200)
print(w:explain(w.frame))
