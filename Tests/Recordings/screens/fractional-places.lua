-- Fractions add up otherwise where the scroll view stands below something.
local window = Window { width = 300, height = 400, VStack { spacing = 0,
  Item { height = 28.4 },
  ScrollView { LazyVStack { spacing = 3.3,
    ForEach(100, function(i) return Item { height = 20.1 + i % 7 } end) } } } }
for _ = 1, 20 do
  window:scrollView():drag(13.7)
  window:step()
end
window:scrollView():scrollTo { id = 70, anchor = "top" }
window:step(2)
