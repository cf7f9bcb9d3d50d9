-- A list that becomes a grid.
-- says: The LazyVStack went, and a LazyVGrid came in its place
-- says: photo-16 … photo-22 are out of sight.
-- says: photo-31 … photo-44 came into sight.
-- never: Nothing in sight moved
-- never: nothing to do

local isGrid = false
w = Window { width = 390, height = 500, function()
  local photos = ForEach { 90, id = "photo-%d", height = 72 }
  return ScrollView { isGrid
    and LazyVGrid { columns = { GridItem.flexible(), GridItem.flexible() }, spacing = 6,
      photos }
    or LazyVStack { spacing = 6, photos } }
end }
w:scrollView():drag { by = 1200 }
w:update(function() isGrid = true end)
print(w:explain(w.frame))
