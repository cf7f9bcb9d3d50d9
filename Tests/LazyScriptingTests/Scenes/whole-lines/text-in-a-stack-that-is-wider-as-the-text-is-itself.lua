-- Text in a stack that is wider, as the text is itself.
-- says: +28 the VStack is 175 points wide and was 119
-- says: −16.8 it is 105 points wide and was
-- fixed axis: text runs in lines from left to right
-- fixed place: what the window shows is smaller than it, and stays in its middle

local size = 17
w = Window { width = 300, height = 200, function()
  return VStack { spacing = 4, Text { "Search results", size = size },
    Text { "sorted by date", size = size * 0.6 } }:padding(8):id "bar" end }
w:update(function() size = 25 end)
print(w:explain())
