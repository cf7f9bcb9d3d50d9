-- Cards that are aligned otherwise below a title that grows.
-- says: cards moved by +30 vertically with all that it shows
-- says: card-1, card-3 moved by +60 vertically within cards (+90 on the screen), though nobody moved them: the LazyHStack aligns them otherwise, as the alignment is bottom and was top.

local alignment, size = "top", 20
w = Window { width = 390, height = 300, function()
  return VStack { spacing = 0, Item { height = size }:id "title",
    ScrollView { axes = "horizontal", LazyHStack { alignment = alignment, spacing = 10,
      ForEach { 20, id = "card-%d", function(i)
        return Item { width = 100, height = 60 + i % 2 * 20 } end } } }
      :frame { height = 140 }:id "cards", Spacer() }
end }
w:update(function() alignment, size = "bottom", 50 end)
print(w:explain(w.frame))
