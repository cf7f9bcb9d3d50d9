-- In a frame.
-- says: +220 its frame aligns it otherwise, as the alignment is trailing and was leading; −40 it is 120

local alignment, width = "leading", 80
w = Window { width = 300, height = 200, function()
  return ScrollView { LazyVStack { spacing = 0,
    Item { width = width, height = 40 }:id "a"
      :frame { maxWidth = math.huge, alignment = alignment } } }
end }
w:update(function() alignment, width = "trailing", 120 end)
print(w:explain())
