-- Distances in shelves.
-- says: The spacing is 12 points and was 6, also that of the 3 views before what is in sight: +18 points.
-- says: moved by +6, +12, +18
-- never: was measured before

local spacing = 6
w = Window { width = 320, height = 400, function() return ScrollView { LazyVStack {
  ForEach { 3, id = "s%d", function(i) return ScrollView { axes = "horizontal",
    LazyHStack { spacing = spacing, ForEach { 12, id = "c%d",
      function() return Item { width = 80, height = 50 } end } } }:id("strip" .. i) end }
} } end }
w:scrollView("strip2"):drag { by = 300 }
w:update(function() spacing = 12 end)
print(w:explain(w.frame))
