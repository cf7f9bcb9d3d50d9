-- A fling that a program ends.
-- says: went on by itself after a finger let it go, until a program scrolled, in 18 frames

w = Window { width = 390, height = 600, ScrollView { LazyVStack { spacing = 0,
  ForEach { 500, id = "r%d", height = 60 } } } }
w:play(function() w:scrollView():fling { velocity = 2000 } end, function()
  wait(0.3)
  w:scrollView():scrollTo { id = "r90", animation = Animation.linear { duration = 0.2 } }
end)
print(w:explain(1, w.frame))
