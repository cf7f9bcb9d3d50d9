-- Padding before a stack that is scrolled the other way.
-- says: r1 … r6 moved by +30 horizontally, though nobody moved them: the padding before them is 40 points and was 10.

local pad = 10
w = Window { width = 390, height = 420, function() return ScrollView { LazyVStack {
  spacing = 0, alignment = "leading", ForEach { 40, id = "r%d", function()
    return Item { width = 120, height = 70 } end } }:padding { leading = pad } } end }
w:update(function() pad = 40 end)
print(w:explain(w.frame))
