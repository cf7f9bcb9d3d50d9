-- Paragraphs that come into the introduction above a list.
-- says: intro is 270 points long and was 90, as p2, p3 came in.
-- never: p2, p3 came into sight

local n = 1
w = Window { width = 390, height = 640, function() return ScrollView { VStack {
  spacing = 0, VStack { spacing = 0, ForEach { n, id = "p%d", height = 90 } }:id "intro",
  LazyVStack { spacing = 8, ForEach { 50, id = "c%d", height = 72 } } } } end }
w:scrollView():drag { by = 40 }
w:update(function() n = 3 end)
print(w:explain(w.frame))
