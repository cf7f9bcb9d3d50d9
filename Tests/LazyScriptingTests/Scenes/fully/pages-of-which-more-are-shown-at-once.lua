-- Pages of which more are shown at once.
-- says: page-1 is 100 points long and was 200, as the containerRelativeFrame count is 4 and was 2.
-- never: content came late

local count = 2
w = Window { width = 400, height = 600, function()
  return ScrollView { axes = "horizontal", LazyHStack { spacing = 0,
    ForEach { 20, id = "page-%d", function()
      return Item { height = 50 }:containerRelativeFrame { "horizontal", count = count }
    end } } }
end }
w:update(function() count = 4 end)
print(w:explain())
