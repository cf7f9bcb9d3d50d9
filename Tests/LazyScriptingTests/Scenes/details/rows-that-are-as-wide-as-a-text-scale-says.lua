-- Rows that are as wide as a text scale says.
-- says: 8 rows, l22 measured last, are 480 points long together. A row
-- says: l16 moved by +3, though nobody moved it: +20 l15 is 60 points long and was 40; −17 l15 is cut by the edge of the visible rect at the same fraction as before.
-- never: what stands before in sight
-- never: had been taken
-- never: In SwiftUI

local Line = View "Line" { environment = { scale = 1 }, body = function(self)
  return Item { width = 700 * self.environment.scale,
    height = 40 * self.environment.scale } end }
w = Window { width = 390, height = 420, ScrollView { axes = "both", LazyVStack {
  alignment = "leading", spacing = 4,
  ForEach { 100, id = "l%d", function() return Line {} end } } } }
w:scrollView():drag { by = { x = 200, y = 650 } }
w:setEnvironment("scale", 1.5)
print(w:explain(w.frame))
