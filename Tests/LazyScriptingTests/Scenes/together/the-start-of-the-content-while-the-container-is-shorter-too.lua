-- The start of the content, while the container is shorter, too.
-- says: title moved by −2, though nobody moved it: the content begins there.
-- never: the content ends where it ends

local pad, foot = 10, 30
w = Window { width = 300, height = 600, function() return VStack { spacing = 0,
  ScrollView { VStack { spacing = 0, Item { height = 60 }:id "title",
    LazyVStack { spacing = 0, ForEach { 60, height = 70 } } }:padding("top", pad) },
  Item { height = foot }:id "foot" } end }
w:scrollView():drag { by = 8 }
w:update(function() pad, foot = 0, 100 end)
print(w:explain(w.frame))
