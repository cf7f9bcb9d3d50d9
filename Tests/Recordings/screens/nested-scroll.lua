-- What is done to a nested scroll view moves nothing outside.
local function carousel()
  return ScrollView { axes = "horizontal",
    LazyHStack { ForEach(30, function() return Item { width = 50, height = 60 } end) } }:id("car")
end
local window = Window { width = 300, height = 200, ScrollView { LazyVStack { spacing = 0,
  ForEach(40, function(i) return i == 2 and carousel() or Item { height = 60 } end) } } }
window:step()
window:scrollView("car"):drag(100)
window:step(3)
