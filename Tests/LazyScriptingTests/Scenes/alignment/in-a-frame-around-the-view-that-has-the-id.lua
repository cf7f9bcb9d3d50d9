-- A frame around the view that has the id aligns it otherwise.
-- says: a moved by −360, though nobody moved it: its frame aligns it otherwise
-- never: a aligns it otherwise

local isTop = false
w = Window { width = 300, height = 400, function()
  return Item { width = 50, height = 40 }:id "a":frame { maxWidth = 300, maxHeight = 400,
    alignment = isTop and "top" or "bottom" } end }
w:update(function() isTop = true end)
print(w:explain())
