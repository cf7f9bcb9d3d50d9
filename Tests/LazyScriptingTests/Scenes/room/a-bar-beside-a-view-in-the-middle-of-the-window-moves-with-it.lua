-- A bar and the view that it stands beside are in the middle of the window together.
-- says: a, bar moved by −25, though nobody moved them: what the window shows is 130 points long and was
-- never: a moved by
-- fixed place: elsewhere what is around both aligns them, not the window
local isLong = false
w = Window { width = 200, height = 300, function()
  return VStack { spacing = 0, Item { height = 40 }:id "a" }
    :safeAreaInset { edge = "bottom", spacing = 0, Item { height = isLong and 90 or 40 }:id "bar" }
end }
w:update(function() isLong = true end)
print(w:explain())
