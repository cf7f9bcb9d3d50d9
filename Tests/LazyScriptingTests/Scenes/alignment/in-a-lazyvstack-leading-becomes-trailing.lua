-- In a LazyVStack, leading becomes trailing.
-- says: a moved by +150 horizontally, though nobody moved it: +200 the LazyVStack aligns it otherwise, as the alignment is trailing and was leading; −50 it is 150 points wide and was 100, and aligned by that.
-- says: b moved by +100 horizontally

local alignment, length = "leading", 100
w = Window { width = 300, height = 200, function()
  return ScrollView { LazyVStack { alignment = alignment, spacing = 0,
    Item { width = length, height = 40 }:id "a", Item { width = 200, height = 40 }:id "b",
    Item { width = 300, height = 20 } } }
end }
w:update(function() alignment, length = "trailing", 150 end)
print(w:explain())
