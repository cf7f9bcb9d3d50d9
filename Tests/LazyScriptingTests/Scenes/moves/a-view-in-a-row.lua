-- A view in a row.
-- says: foot in n-2 moved by +54 vertically within it, though nobody moved it: extra came in before
-- never: scrollPosition(id:)
-- fixed axis: text runs in lines from left to right

local open = false
w = Window { width = 390, height = 700, ScrollView { LazyVStack { spacing = 0,
  ForEach { 100, id = "n-%d", function(i) return VStack { spacing = 4, Text("title"),
    open and i == 2 and Item { height = 50 }:id "extra" or nil,
    Text("foot"):id "foot" } end } } } }
w:update(function() open = true end)
assert(w.metrics.moves > 0)
print(w:explain(w.frame))
