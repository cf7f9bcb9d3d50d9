-- A padding around a stack with a lazy stack in it.
local window = Window { width = 300, height = 400, ScrollView { VStack { spacing = 10,
  Item { height = 100 }:id("head"),
  LazyVStack { spacing = 3, ForEach(100, function(i) return Item { height = 20 + i % 7 } end) },
  VStack { spacing = 4, Item { height = 50 }:id("foot"), Item { height = 20 }:id("end") }:padding(8),
}:padding(16) } }
for _ = 1, 5 do
  window:scrollView():drag(130)
  window:step()
end
window:scrollView():scrollTo { edge = "bottom" }
window:step(2)
