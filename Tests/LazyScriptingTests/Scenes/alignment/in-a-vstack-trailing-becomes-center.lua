-- In a VStack, trailing becomes center.
-- says: a moved by −125 horizontally, though nobody moved it: −100 the VStack aligns it otherwise, as the alignment is center and was trailing; −25 it is 150 points wide

local alignment, length = "trailing", 100
w = Window { width = 300, height = 200, function()
  return ScrollView { VStack { alignment = alignment, spacing = 0,
    Item { width = length, height = 40 }:id "a", Item { width = 200, height = 40 }:id "b",
    Item { width = 300, height = 20 } } }
end }
w:update(function() alignment, length = "center", 150 end)
print(w:explain())
