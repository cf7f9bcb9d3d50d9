-- A pinned header and the edge that holds it.
-- says: letter A moved by +50, though nobody moved it: the insets of the scroll view changed

local bar = 0
w = Window { width = 390, height = 400, function()
  return ScrollView { LazyVStack { spacing = 0, pinnedViews = "sectionHeaders",
    Section { header = Item { height = 30 }:id "letter A",
      ForEach { 100, height = 40 } } } }
    :safeAreaPadding("top", bar)
end }
w:scrollView():drag { by = 400 }
w:update(function() bar = 50 end)
assert(w.metrics.moves > 0)
print(w:explain(w.frame))
