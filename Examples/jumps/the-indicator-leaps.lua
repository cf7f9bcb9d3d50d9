-- The scroll indicator leaps, and nothing on the screen moves.
--
--   lazylab run --events none Examples/jumps/the-indicator-leaps.lua

local window = Window { width = 390, height = 600,
  ScrollView {
    LazyVStack { spacing = 0,
      ForEach { 100, id = "row-%d", height = function(i) return i <= 10 and 50 or 150 end },
    },
  },
}
window:scrollView():scrollTo { id = "row-81", anchor = "top" }
window:scrollView():drag { by = -150 }
print(window:explain(2, 3))
