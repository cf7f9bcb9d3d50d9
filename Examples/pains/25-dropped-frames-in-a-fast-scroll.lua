-- Pain 25: frames are dropped in a fast scroll.
--
-- The same rows, flung at 60 and at 120 Hz. A row whose length depends on its content costs a
-- layout of that content when it comes into sight; with a fixed frame it costs little. Work ahead
-- uses the time that is left in each frame, which is little at 120 Hz.
--
--   lazylab run --events none Examples/pains/25-dropped-frames-in-a-fast-scroll.lua

local Row = View "Row" { parameters = { "isFixed" },
  body = function(self)
    local content = VStack { Text "a title", Text "and what is said below it" }
    if self.isFixed then return content:frame { height = 80 }:cost { layout = 0.5, render = 1 } end
    return content:padding(10):cost { layout = 4, render = 1 }
  end,
}

print("  Hz   prefetch   length        hitches    late   ms late in a second")
for _, rate in ipairs { 60, 120 } do
  for _, prefetch in ipairs { false, true } do
    for _, isFixed in ipairs { false, true } do
      local window = Window { width = 390, height = 800, refreshRate = rate, cost = { frame = 2 },
        profile = lab.profile { prefetch = prefetch },
        ScrollView {
          LazyVStack { spacing = 0,
            ForEach { 2000, function() return Row { isFixed = isFixed }:cost { body = 3 } end },
          },
        },
      }
      window:scrollView():fling { velocity = 6000 }
      local metrics = window.metrics
      print(string.format("%4d   %-8s   %-9s   %8d  %6.0f   %8.1f", rate,
        prefetch and "yes" or "no", isFixed and "fixed" or "measured", metrics.hitches,
        metrics.hitchTime, metrics.hitchRatio))
    end
  end
end
