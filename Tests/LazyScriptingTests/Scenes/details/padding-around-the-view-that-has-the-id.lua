-- Padding around the view that has the id.
-- says: text moved by +32, though nobody moved it: strip with the modifiers around it is 168 points long and was 136, as its padding is 48 points and was 16.

local pad = 8
w = Window { width = 390, height = 480, function() return ScrollView { VStack {
  spacing = 0, ScrollView { axes = "horizontal", LazyHStack { spacing = 0,
    ForEach { 50, id = "p%d", width = 90 } } }:id "strip":frame { height = 120 }
    :padding("vertical", pad),
  Item { height = 500 }:id "text" } } end }
w:update(function() pad = 24 end)
assert(w:node("strip").frame.height == 120)
print(w:explain(w.frame))
