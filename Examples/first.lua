local photos = {}
for i = 1, 1000 do photos[i] = { id = "photo-" .. i, height = 44 + i % 5 * 12 } end
local window = Window { width = 390, height = 80, ScrollView { LazyVStack { spacing = 0,
  ForEach { photos, function(photo) return Item { height = photo.height } end },
} } }
window:scrollView():scrollTo { id = "photo-500", anchor = "top" }
window:update(function() photos[500].height = 60 end) -- now its image is there
print(window:draw { width = 40 })
print(window:explain())
