-- A keyboard and a message under an anchor.
-- says: as −300 the bottom inset of the scroll view is 300 points and was 0, and −76 m51 came in

local keyboard, count = 0, 50
w = Window { width = 390, height = 800, function()
  local rows = ForEach { count, id = "m%d", height = 70 }
  return ScrollView { LazyVStack { spacing = 6, rows } }
    :safeAreaPadding("bottom", keyboard):defaultScrollAnchor "bottom"
end }
w:update(function() keyboard, count = 300, 51 end)
assert(w.metrics.moves > 0)
print(w:explain(w.frame))
