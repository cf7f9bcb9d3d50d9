-- A header that grows at the end of its section.
-- says: head-1 moved by −30, though nobody moved it: its section ends there, as head-1 is 60 points long and was 30.
-- never: insets

local height = 30
w = Window { width = 300, height = 400, function() return ScrollView { LazyVStack {
  spacing = 0, pinnedViews = "sectionHeaders", ForEach { 6, id = "s-%d", subviews = 8,
    function(i) return Section {
      header = Item { height = i == 1 and height or 30 }:id("head-" .. i),
      ForEach { 7, id = "r-%d", height = 40 } } end } } } end }
w:scrollView():drag { by = 290 }
w:update(function() height = 60 end)
print(w:explain())
