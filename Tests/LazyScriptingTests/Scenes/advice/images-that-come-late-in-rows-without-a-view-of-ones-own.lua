-- Images that come late, in rows without a view of one's own.
-- says: In SwiftUI: where content came late, give its view its length

local rows = {}
for i = 1, 60 do rows[i] = { id = "r" .. i, height = 50 } end
local bar, head = 60, 30
w = Window { width = 390, height = 500, function() return VStack { spacing = 0,
  Item { height = bar }:id "bar",
  ScrollView { LazyVStack { spacing = 0, pinnedViews = "sectionHeaders",
    Section { header = Item { height = head }:id "head",
      ForEach { rows, function(r) return VStack { Item { height = r.height } } end } } } } }
end }
w:scrollView():drag { by = 400 }
w:update(function() rows[12].height = 200 end)
print(w:explain())
