-- A view that is drawn in sight, and laid out elsewhere.
-- says: tag moved by −22.5 horizontally
-- says: tag moved by −15 vertically
-- never: out of sight
-- never: on the screen
-- fixed axis: a move to the side is told before one up or down

local zoom = 1
w = Window { width = 390, height = 400, function()
  return ScrollView { axes = "both", ZStack { alignment = "topLeading",
    Item { width = 390 * zoom, height = 300 * zoom },
    Item { width = 20, height = 20 }:offset { x = 180 * zoom, y = 140 * zoom }:id("tag") } }
    :defaultScrollAnchor("center")
end }
w:update(function() zoom = 2.5 end)
print(w:explain())
