-- A column in the middle of one beside it that grows at its end.
-- says: In SwiftUI: HStack(alignment: .top), so that what is in it begins alike

local left = { 1, 2, 3 }
w = Window { width = 200, height = 300, function() return ScrollView { HStack {
  LazyVStack { spacing = 0, ForEach { left, function() return Item { height = 400 } end } },
  LazyVStack { spacing = 0, ForEach { 2, id = "R%d", height = 300 } } } } end }
w:scrollView():drag { by = 400 }
w:update(function() left[4] = 4 end)
print(w:explain())
