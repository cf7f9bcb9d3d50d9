-- An animated scroll that a finger interrupts.
-- says: was interrupted after 3 frames: 3 passes

w = Window { width = 390, height = 640, ScrollView { LazyVStack { spacing = 6,
  ForEach { 120, id = "m%d", height = 50 } } } }
w:play(function(w) w:scrollView():scrollTo { edge = "bottom",
    animation = Animation.linear { duration = 0.6 } } end,
  function(w) wait(0.05) w:scrollView():drag { by = -40, duration = 0.1 } end)
print(w:explain(2, w.frame))
print(w:explain(w.frame))
