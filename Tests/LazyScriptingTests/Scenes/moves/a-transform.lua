-- A transform.
-- says: o3 moved by +25, though nobody moved it: a modifier such as offset draws it
-- never: In SwiftUI

local shift = 0
w = Window { width = 390, height = 400, function() return ScrollView { LazyVStack {
  spacing = 0, ForEach { 40, id = "o%d", function(i)
    return Item { height = 50 }:offset { y = i == 3 and shift or 0 } end } } } end }
w:update(function() shift = 25 end)
assert(w.metrics.moves > 0)
print(w:explain(w.frame))
