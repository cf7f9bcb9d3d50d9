-- Where one layout gives way to another, that is what moves the views, and no length of theirs.
-- says: the AnyLayout places it elsewhere, as the AnyLayout got other parameters
-- never: a is 60 points

local isWide = false
w = Window { width = 300, height = 300, function()
  local layout = isWide and HStack { spacing = 4 } or VStack { spacing = 4 }
  return ScrollView { AnyLayout { layout = layout,
    Item { width = 60, height = 70 }:id "a", Item { width = 90, height = 30 }:id "b" } }
end }
w:update(function() isWide = true end)
print(w:explain())
