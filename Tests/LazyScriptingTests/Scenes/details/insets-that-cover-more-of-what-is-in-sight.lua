-- Insets that cover more of what is in sight.
-- says: The top inset of the scroll view is 110 points and was 40, which moved nothing here: it covers 70 points more of what is in sight.

local top, isOpen = 40, false
w = Window { width = 390, height = 660, function() return ScrollView { LazyVStack {
  spacing = 6, ForEach { 60, id = "r%d", function(i)
    return Item { height = i == 13 and isOpen and 150 or 54 } end } } }
    :safeAreaPadding("top", top) end }
w:scrollView():drag { by = 560 }
w:update(function() top, isOpen = 110, true end)
print(w:explain(w.frame))
