-- A bar of safeAreaInset that comes, grows and goes moves the view beside it by its own length.
-- says: a moved by +28, though nobody moved it: bar came in before, 20 points long, with 8 of spacing
-- says: a moved by +20, though nobody moved it: bar is 40 points long and was 20
-- says: a moved by −48, though nobody moved it: bar went, which was 40 points long, with 8 of spacing
-- never: padding

local height = 0
w = Window { width = 300, height = 400, function()
  local bar = height > 0 and Item { width = 300, height = height }:id "bar" or nil
  return ScrollView { VStack { Item { height = 50 }:id "a" }:safeAreaInset { edge = "top", bar } }
end }
for _, next in ipairs { 20, 40, 0 } do
  w:update(function() height = next end)
  print(w:explain())
end
