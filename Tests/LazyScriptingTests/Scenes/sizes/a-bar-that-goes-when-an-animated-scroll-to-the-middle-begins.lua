-- A bar that goes when an animated scroll to the middle begins.
-- says: 25 points further back than before, as the container has another length.

local hasBar, w0 = true, nil
w = Window { width = 390, height = 600, function()
  return VStack { spacing = 0, hasBar and Item { height = 50 }:id "search",
    ScrollView { LazyVStack { spacing = 0, ForEach { 150, id = "term-%d", height = 50 } } }
      :onScrollPhaseChange(function(old, new)
        if new == "animating" and hasBar and w0 then
          w0:update(function() hasBar = false end)
        end
      end) } end }
w0 = w
w:scrollView():scrollTo { id = "term-70", anchor = "center", animation = true }
print(w:explain(3))
print(w:explain(w.frame))
