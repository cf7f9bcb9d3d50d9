-- Cards that are aligned in a higher strip.
-- says: card 4, card 5, card 6, card 7 moved by +30 vertically, though nobody moved them: the LazyHStack is 180 points high and was 120, and they are aligned in that

local tall = 120
w = Window { width = 390, height = 600, function() return ScrollView { LazyVStack {
  spacing = 0, ScrollView { axes = "horizontal", LazyHStack { spacing = 10,
    ForEach { 20, id = "card %d", function(k)
      return Item { width = 110, height = k == 1 and tall or 120 } end } } }:id "strip" } }
  end }
w:scrollView("strip"):drag { by = 400 }
w:update(function() tall = 180 end)
assert(w.metrics.moves > 0)
print(w:explain())
