-- Another container in place of a list.
-- says: are out of sight.
-- says: came into sight.
-- says: with ScrollPosition.scrollTo(id:)
-- never: othing in sight moved
-- never: nothing to do

local isGrid = false
w = Window { width = 390, height = 500, function()
  local photos = ForEach { 90, id = "p%d", height = 72 }
  return ScrollView { isGrid and LazyVGrid { columns = {
    GridItem.flexible(), GridItem.flexible(), GridItem.flexible() }, spacing = 6, photos }
    or LazyVStack { spacing = 6, photos } } end }
w:scrollView():drag { by = 1200 }
w:update(function() isGrid = true end)
print(w:explain(w.frame))
