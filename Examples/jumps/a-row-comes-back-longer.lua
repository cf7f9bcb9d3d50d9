-- A row comes back without its image, and grows while somebody looks at it.
--
--   lazylab run --events none Examples/jumps/a-row-comes-back-longer.lua

local images = {}
for i = 1, 100 do images[i] = { id = "photo-" .. i, height = 300 } end
local window = Window { width = 390, height = 600,
  ScrollView {
    LazyVStack { spacing = 0,
      ForEach { images, function(image) return Item { height = image.height } end },
    },
  },
}
local scroll = window:scrollView()
-- Photos that were seen are 300 points high. Thirty photos further down, the rows of the first ones
-- are given up, with their images. Without its image a row is 60 points high.
for _ = 1, 30 do scroll:drag { by = 300 } end
window:update(function() for i = 1, 10 do images[i].height = 60 end end)
-- On the way up photo-10 comes into sight without its image: the offset takes up the difference.
repeat scroll:drag { by = -60 } until window:node("photo-10").phase == "placed"
print(window:explain())
-- Then its image is loaded in sight and pushes down what is below. That is what people see.
window:update(function() images[10].height = 300 end)
print(window:explain())
