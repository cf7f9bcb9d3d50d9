-- A view of a lazy stack that has no id comes into sight.
-- says: The Text, child 3, came into sight.
-- never: @3
-- fixed axis: text runs in lines from left to right

local isLong = false
w = Window { width = 300, height = 400, function() return ScrollView { LazyVStack {
  Text "Title", Item { height = 40 }, ForEach { isLong and 0 or 2, id = "r-%d", height = 50 },
  isLong and Text "More" or nil } } end }
w:update(function() isLong = true end)
print(w:explain(w.frame))
