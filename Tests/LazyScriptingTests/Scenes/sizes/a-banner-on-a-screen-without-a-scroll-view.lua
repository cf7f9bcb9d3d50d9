-- A banner on a screen without a scroll view.
-- says: mail moved by +60
-- says: keep room for what comes (frame, opacity), or lay it over
-- never: scrollPosition

local isShown = false
w = Window { width = 390, height = 400, function() return VStack { spacing = 0,
  Item { height = 50 }:id "title", isShown and Item { height = 60 }:id "banner" or nil,
  Item { height = 48 }:id "mail", Spacer() } end }
w:update(function() isShown = true end)
print(w:explain(w.frame))
