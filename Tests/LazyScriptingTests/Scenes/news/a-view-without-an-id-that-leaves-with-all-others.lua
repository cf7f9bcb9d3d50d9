-- All that is in sight goes, a view without an id among it.
-- says: the Text, child 1, are out of sight
-- never: @1
-- fixed axis: text runs in lines from left to right

local isOther = false
w = Window { width = 300, height = 400, function() return ScrollView {
  isOther and LazyVGrid { columns = { GridItem.flexible() }, ForEach { 40, id = "b-%d", height = 50 } }
    or LazyVStack { Text "Title", ForEach { 40, id = "a-%d", height = 50 } } } end }
w:update(function() isOther = true end)
print(w:explain(w.frame))
