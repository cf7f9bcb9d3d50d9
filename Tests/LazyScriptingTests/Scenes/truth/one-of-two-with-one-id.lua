-- One of two with one id.
-- says: 1 view (red) went, which had counted 68 points.
-- says: In SwiftUI: ids that are unique
-- never: moved away
-- never: red is 60
-- never: nothing to do

local tags = { "red", "blue", "green", "red", "pink", "grey", "blue", "gold", "teal" }
local widths = { red = 60, blue = 90, green = 110, pink = 70, grey = 80 }
w = Window { width = 390, height = 50, ScrollView { axes = "horizontal",
  LazyHStack { spacing = 8, ForEach { tags, id = "self", function(tag)
    return Item { width = widths[tag] or 95, height = 32 } end } } } }
w:scrollView():drag { by = 200 }
w:update(function() table.remove(tags, 1) end)
print(w:explain(w.frame))
