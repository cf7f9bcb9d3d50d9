-- A view of a ZStack that goes.
-- says: The Text, child 2, went, and was in sight.

local isShown = true
w = Window { width = 300, height = 400, function() return ZStack { Item { height = 90 },
  isShown and Text "Help" or nil } end }
w:update(function() isShown = false end)
print(w:explain(w.frame))
