-- What moves within a row that has its modifiers' id.
-- says: The Text, child 2, moved by +10 within about-2 (+20 on the screen)
-- never: within the VStack
-- fixed axis: text runs in lines from left to right

local size = 10
w = Window { width = 390, height = 400, function() return ScrollView { VStack {
  spacing = 0, ForEach { 8, id = "about-%d", function(i) return VStack { spacing = 2,
    Item { height = size }, Text "Version" }:padding("vertical", 8) end } } } end }
w:step()
w:update(function() size = 20 end)
print(w:explain(w.frame))
