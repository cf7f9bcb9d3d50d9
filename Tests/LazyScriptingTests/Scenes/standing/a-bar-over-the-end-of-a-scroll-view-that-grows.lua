-- A bar over the end of a scroll view that grows.
-- says: bar moved by −60, though nobody moved it
-- says: as bar is 110 points long and was 50, and stands at the end of the ScrollView
-- never: ZStack

local long = 50
w = Window { width = 390, height = 500, function()
  return ScrollView { LazyVStack { ForEach { 40, id = "m%d", height = 60 } } }
    :safeAreaInset { edge = "bottom", Item { height = long }:id "bar" } end }
w:update(function() long = 110 end)
print(w:explain())
