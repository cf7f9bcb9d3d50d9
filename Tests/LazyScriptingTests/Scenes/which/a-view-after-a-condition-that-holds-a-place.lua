-- A view after a condition that holds a place.
-- says: The Divider, child 3, r1 …
-- says: the Item, child 2 went
-- never: The Divider, child 2
-- fixed axis: text runs in lines from left to right

local isOpen = true
w = Window { width = 300, height = 400, function() return ScrollView {
  VStack { spacing = 0, Text "a", isOpen and Item { height = 40 }, Divider(),
    LazyVStack { ForEach { 20, id = "r%d", height = 50 } } } } end }
w:step()
w:update(function() isOpen = false end)
print(w:explain(w.frame))
