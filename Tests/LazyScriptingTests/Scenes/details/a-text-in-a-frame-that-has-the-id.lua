-- A text in a frame that has the id.
-- says: What is in name moved by −51 horizontally within it, though nobody moved it
-- never: s name moved by
-- fixed axis: text runs in lines from left to right

local name = "Anna"
w = Window { width = 390, height = 700, function() return ScrollView { VStack {
  Text(name):frame { width = 200, height = 44 }:id "name",
  Item { height = 200 }:id "photo" } } end }
w:update(function() name = "Anna Maria Luisa" end)
local frame = w:node("name").frame
assert(frame.width == 200)
print(w:explain(w.frame))
