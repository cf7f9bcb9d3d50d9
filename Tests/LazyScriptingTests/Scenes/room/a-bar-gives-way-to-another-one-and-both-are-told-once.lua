-- One bar gives way to another one, which did not come in besides.
-- says: small went, and large came in its place.
-- never: large came in.
local isLarge = false
w = Window { width = 200, height = 300, function()
  return ScrollView { LazyVStack { spacing = 0, ForEach { 30, id = "r%d", height = 40 } } }
    :safeAreaInset { edge = "top", spacing = 0,
      isLarge and Item { height = 80 }:id "large" or Item { height = 40 }:id "small" }
end }
w:update(function() isLarge = true end)
print(w:explain())
