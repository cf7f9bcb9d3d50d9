-- A bar that comes above a list with a position.
-- says: safeAreaInset
-- never: scrollPosition(id:)

local banner = false
w = Window { width = 390, height = 600, function() return VStack { spacing = 0,
  banner and Item { height = 50 }:id "banner",
  ScrollView { LazyVStack { spacing = 0, ForEach { 60, id = "row-%d", height = 60 } } }
} end }
w:update(function() banner = true end)
print(w:explain())
