-- The last view of a stack, new and in sight.
-- says: The Text, child 5, came into sight.
-- never: moved
-- never: nothing in sight
-- fixed axis: text runs in lines from left to right

local isLong = false
w = Window { width = 300, height = 400, function() return ScrollView { VStack {
  Text "Title", ForEach { 3, id = "r-%d", height = 50 }, isLong and Text "More" or nil } } end }
w:update(function() isLong = true end)
print(w:explain(w.frame))
