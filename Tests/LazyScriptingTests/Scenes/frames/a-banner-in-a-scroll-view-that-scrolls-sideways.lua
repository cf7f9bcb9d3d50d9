-- A banner in a scroll view that scrolls sideways.
-- says: banner moved by −10 vertically, though nobody moved it

local foot = 100
w = Window { width = 400, height = 600, function()
  return VStack { spacing = 0, ScrollView { axes = "horizontal", HStack { spacing = 0,
    Item { width = 60, height = 50 }:id "banner",
    LazyHStack { spacing = 0, ForEach { 20, id = "p%d", width = 300 } } } }:id "list",
    Item { height = foot }:id "foot" }
end }
w:update(function() foot = 120 end)
print(w:explain(w.frame))
