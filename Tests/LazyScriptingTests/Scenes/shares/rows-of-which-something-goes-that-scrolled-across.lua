-- Rows of which something goes that scrolled across.
-- says: bank-13 … bank-20 moved by +306 horizontally, though nobody moved them: the content would have ended before the visible rect does, as right-13 … right-20 went.

local isClosed = false
w = Window { width = 360, height = 420, function()
  return ScrollView { axes = "both", LazyVStack { alignment = "leading", spacing = 6,
    ForEach { 60, id = "bank-%d", function(i) return HStack { spacing = 6,
      Item { width = 300, height = 50 }:id("left-" .. i),
      Item { width = 300, height = 50 }:id("middle-" .. i),
      not isClosed and Item { width = 300, height = 50 }:id("right-" .. i) } end } } }
end }
w:scrollView():scrollTo { x = 552, y = 700 }
w:update(function() isClosed = true end)
print(w:explain(w.frame))
