-- A note and a longer article in a nested list.
-- says: topic-3 is 486 points long and was 356, as +30 note came in, and +100 art-3-2 is 150 points long and was 50.
-- says: art-3-1, art-3-2 moved by +30, though nobody moved them: note came in before, 24 points long, with 6 of spacing.
-- never: counts otherwise

local V = { eager = VStack, lazy = LazyVStack, axes = "vertical" }
local width, height = "width", "height"
local isOpen, hasNote = false, false
w = Window { [width] = 390, [height] = 600, function()
  return ScrollView { axes = V.axes, V.lazy { spacing = 0, ForEach { 20, id = "topic-%d",
    function(t) return V.eager { spacing = 6,
      Item { [height] = 30 }:id("title-" .. t),
      hasNote and t == 3 and Item { [height] = 24 }:id "note",
      V.lazy { spacing = 4, ForEach { 6, id = "art-" .. t .. "-%d", function(i)
        return Item { [height] = isOpen and t == 3 and i == 2 and 150 or 50 }
      end } } } end } } }
end }
w:scrollView():drag { by = 720 }
w:settle()
w:update(function() isOpen, hasNote = true, true end)
print(w:explain(w.frame))
