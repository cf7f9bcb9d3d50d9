-- A banner that goes near the start of the content.
-- says: mail 1 … mail 10 moved by −20, though nobody moved them: the content begins there, as banner went.
-- says: banner went, and was in sight.

local offline = true
w = Window { width = 390, height = 600, function() return ScrollView { VStack {
  spacing = 0, offline and Item { height = 50 }:id "banner",
  LazyVStack { spacing = 0, ForEach { 50, id = "mail %d", height = 60 } } } } end }
w:scrollView():drag { by = 30 }
w:update(function() offline = false end)
assert(w.metrics.moves > 0)
print(w:explain())
