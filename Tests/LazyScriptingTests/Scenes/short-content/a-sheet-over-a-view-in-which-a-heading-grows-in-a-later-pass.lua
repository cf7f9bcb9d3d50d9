-- A sheet over a view, in which a heading grows in a later pass.
-- says: the overlay in which it stands is 620 points long and was 300
-- says: the container is 554 points long and was 256
-- never: 576
-- never: ZStack

local height, tall = 300, false
w = Window { width = 390, height = 700, function()
  return Color "blue":id("map"):overlay { alignment = "bottom", VStack { spacing = 0,
    Item { height = tall and 66 or 44 }:id("heading"),
    ScrollView { LazyVStack { spacing = 6, ForEach { 8, id = "p%d", function(i)
      return Item { height = 60 }:onAppear(function()
        if i == 8 then w:update(function() tall = true end) end end) end } } }
      :id("places") }:frame { height = height }:id("sheet") }
end }
w:scrollView("places"):drag { by = 200 }
w:update(function() height = 620 end)
print(w:explain(w.frame))
