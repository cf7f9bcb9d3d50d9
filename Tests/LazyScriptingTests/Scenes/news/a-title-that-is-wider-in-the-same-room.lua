-- A title that is wider in the same room.
-- says: title moved by −25 horizontally, though nobody moved it: it is 100 points wide and was 50, and aligned by that.
-- never: otherwise
-- fixed axis: text runs in lines from left to right
-- fixed place: what the window shows is smaller than it, and stays in its middle

local size = 20
w = Window { width = 390, height = 300, function() return VStack {
  Text { "Today", size = size }:id "title", Item { height = 50 } } end }
w:update(function() size = 40 end)
print(w:explain(1, w.frame))
