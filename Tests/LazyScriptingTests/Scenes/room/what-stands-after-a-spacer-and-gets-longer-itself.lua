-- What stands after a spacer, and gets longer itself.
-- says: number moved by −120, though nobody moved it: it is 140 points long and was 20.
-- never: the Spacer
-- never: unit moved

local length = 20
w = Window { width = 300, height = 400, function()
  return VStack { spacing = 0, Item { height = 40 }:id "label", Spacer(),
    Item { height = length }:id "number", Item { height = 10 }:id "unit",
    ScrollView { axes = "horizontal", Item { height = 30 } } }
end }
w:update(function() length = 140 end)
print(w:explain(w.frame))
