-- A view that other lengths pushed out of sight, and a position brings back, was moved by no data.
-- says: Sizes changed, and its ScrollPosition keeps the end of row-7 where it was scrolled to
-- never: elsewhere among the others

local extra = 0
local position = ScrollPosition()
w = Window { width = 300, height = 400, function()
  return ScrollView { LazyVStack { spacing = 8 + extra // 3, ForEach { 40, id = "row-%d",
    function() return Item { height = 50 }:padding(extra) end } } }:scrollPosition(position)
end }
w:update(function() position:scrollTo { id = "row-7", anchor = "bottom" } end)
w:settle()
w:update(function() extra = 30 end)
print(w:explain())
