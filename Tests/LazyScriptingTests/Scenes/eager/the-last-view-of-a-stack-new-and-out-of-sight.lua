-- The last view of a stack, new and out of sight.
-- never: came into sight
-- says: The content is taken to be 222.8 points long, as measured; it was 194.4.
-- fixed axis: text runs in lines from left to right

local isLong = false
w = Window { width = 300, height = 100, function() return ScrollView { VStack {
  Text "Title", ForEach { 3, id = "r-%d", height = 50 }, isLong and Text "More" or nil } } end }
w:update(function() isLong = true end)
print(w:explain(w.frame))
