-- D19: a finger 100 points beyond the start of a scroll view of 600 points shows 50.38.
-- Fails with `basedOnSize` for `always`.
local least = 0
local window = Window { width = 390, height = 600,
  ScrollView { LazyVStack { spacing = 0, ForEach { 3, height = 44 } } }
    :scrollBounceBehavior("always")
    :onScrollGeometryChange {
      of = function(geometry) return geometry.contentOffset.y end,
      function(_, y) least = math.min(least, y) end,
    },
}
window:scrollView():drag { by = -100, duration = 0.3 }
lab.expectNear(least, -50.38, 0.01, "what shows of 100 points")
lab.expectEqual(window:scrollView().contentOffset.y, 0.0, "it came back")
lab.expectEqual(window:scrollView().phase, "idle", "and rests")
