-- A bar that grows takes room from the scroll view.
-- says: In SwiftUI: lay a bar that comes, goes or changes its length over the content
-- never: In SwiftUI: where content came late, give its view its length

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
w:update(function() bar = 90 end)
print(w:explain())
