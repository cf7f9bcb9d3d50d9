-- A composer that takes room from the messages above it.
-- says: composer moved by −100, though nobody moved it: it is 160 points long and was 60.

local draft = false
w = Window { width = 390, height = 700, function() return VStack { spacing = 0,
  ScrollView { LazyVStack { ForEach { 30, id = "m%d", height = 60 } } },
  Item { height = draft and 160 or 60 }:id "composer" } end }
w:update(function() draft = true end)
assert(w.metrics.moves > 0)
print(w:explain())
