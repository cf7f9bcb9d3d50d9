-- A view that is longer, and so comes into sight.
-- says: build moved by +80, though nobody moved it: design is 236 points long and was 156.
-- says: design came into sight.

local width = 156
w = Window { width = 390, height = 200, function()
  return ScrollView { axes = "horizontal", HStack { spacing = 4,
    Item { width = width, height = 40 }:id("design"),
    Item { width = 500, height = 40 }:id("build") } }
end }
w:scrollView():drag { by = 170 }
w:update(function() width = 236 end)
print(w:explain())
