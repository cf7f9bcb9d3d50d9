-- A title that takes room from an anchored list.
-- says: The ScrollView, child 2, moved by +61.2 vertically with all that it shows and is 418.4 points high (479.6 before), though nobody moved it: title is 81.6 points high
-- says: kept showing the same part of the content, as the container is 418.4 points long
-- fixed axis: text runs in lines from left to right

local title = "short"
w = Window { width = 200, height = 500, function() return VStack { spacing = 0,
  Text(title):id "title", ScrollView { LazyVStack { spacing = 0,
    ForEach { 40, id = "r%d", height = 50 } } }:defaultScrollAnchor("bottom") } end }
w:update(function() title = ("long title "):rep(8) end)
assert(w.metrics.moves > 0)
print(w:explain(w.frame))
