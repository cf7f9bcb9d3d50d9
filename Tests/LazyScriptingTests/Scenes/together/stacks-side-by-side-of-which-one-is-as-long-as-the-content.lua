-- Stacks side by side, of which one is as long as the content.
-- says: The content is taken to be 3210 points long, a guess; it was 2990. right2 is 134 points long; it was 90.
-- never: 36 before

local left, right = 36, 90
w = Window { width = 400, height = 600, function() return ScrollView { HStack {
  alignment = "top", spacing = 10,
  LazyVStack { spacing = 6, ForEach { 30, id = "left%d", height = left } },
  LazyVStack { spacing = 10, ForEach { 30, id = "right%d", function(i)
    return Item { height = i == 2 and right or 90 } end } } } } end }
w:update(function() left, right = 54, 134 end)
print(w:explain(w.frame))
