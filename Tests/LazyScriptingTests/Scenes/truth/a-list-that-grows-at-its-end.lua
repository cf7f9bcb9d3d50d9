-- A list that grows at its end.
-- says: more was pushed out of sight
-- never: In SwiftUI

local feed = Observable { pages = 1 }
local News = View "News" { body = function() return LazyVStack { spacing = 8,
  ForEach { feed.pages * 12, id = "n%d", height = 80 },
  Item { height = 40 }:id "more" } end }
w = Window { width = 390, height = 600, ScrollView { News {} } }
w:scrollView():drag { by = 480 }
feed.pages = 2
w:step()
print(w:explain(w.frame))
