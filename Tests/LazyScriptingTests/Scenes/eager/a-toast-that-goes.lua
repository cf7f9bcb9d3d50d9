-- A toast that goes.
-- says: The Text went, and was in sight.

local isShown = false
w = Window { width = 300, height = 400, function() return ScrollView { VStack { Text "Title" } }
  :overlay { alignment = "bottom", isShown and Text "Saved" or nil } end }
w:update(function() isShown = true end) w:update(function() isShown = false end)
print(w:explain(w.frame))
