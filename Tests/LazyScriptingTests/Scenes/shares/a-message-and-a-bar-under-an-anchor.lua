-- A message and a bar under an anchor.
-- says: " within the ScrollView, child 2 (−68 on the screen), though nobody moved them"
-- says: as −68 m-41 came in, and −28 the container is 572 points long and was 600

local V = { eager = VStack, lazy = LazyVStack, axes = "vertical" }
local width, height = "width", "height"
local isOffline, messages = false, lab.data {}
for i = 1, 40 do messages:insert(i, { id = "m-" .. i }) end
w = Window { [width] = 390, [height] = 600, function()
  return V.eager { spacing = 0, isOffline and Item { [height] = 28 }:id "offline",
    ScrollView { axes = V.axes, V.lazy { spacing = 8, ForEach { messages, [height] = 60 } } }
      :defaultScrollAnchor(height == "height" and "bottom" or "trailing") }
end }
w:settle()
messages:insert(41, { id = "m-41" })
w:update(function() isOffline = true end)
print(w:explain(w.frame))
