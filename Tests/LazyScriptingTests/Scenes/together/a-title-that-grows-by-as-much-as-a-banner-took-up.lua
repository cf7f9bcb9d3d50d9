-- A title that grows by as much as a banner took up.
-- says: banner went, and was in sight.
-- says: title is 100 points long and was 60.
-- never: moved by

local isThere = true
w = Window { width = 300, height = 600, function() return ScrollView { VStack {
  spacing = 0, Item { height = isThere and 60 or 100 }:id "title",
  isThere and Item { height = 40 }:id "banner" or nil,
  LazyVStack { spacing = 0, ForEach { 60, id = "r%d", height = 70 } } } } end }
w:update(function() isThere = false end)
print(w:explain(w.frame))
