-- A placeholder that another view takes the place of.
-- says: moved by +48 vertically, though nobody moved them: an HStack of 36 points in c4 became a VStack
-- fixed axis: text runs in lines from left to right

local isLoading = true
w = Window { width = 390, height = 500, function() return ScrollView { LazyVStack {
  spacing = 6, ForEach { 25, id = "c%d", function(i)
    if isLoading and i == 4 then return HStack { Text "Loading" }:frame { height = 36 } end
    return VStack { spacing = 2, Item { height = 24 }, Item { height = 58 } }
  end } } } end }
w:update(function() isLoading = false end)
print(w:explain(1, w.frame))
