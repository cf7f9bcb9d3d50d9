-- A keyboard under an anchor.
-- says: The bottom inset of the scroll view is 300 points and was 0, and default
-- never: The content got another size

local keyboard = 0
w = Window { width = 390, height = 700, function() return ScrollView { LazyVStack {
  spacing = 0, ForEach { 40, id = "m%d", height = 70 } } }:defaultScrollAnchor("bottom")
  :safeAreaPadding { "bottom", keyboard } end }
w:update(function() keyboard = 300 end)
assert(w.metrics.moves > 0)
print(w:explain(w.frame))
