-- D18: a fling at 1,000 points a second goes 494.505 points in 2.300 s, at the fast rate 98.504
-- points in 0.458 s, at 60 Hz and at 120 Hz.
-- Fails with `decelerationRate = 0.99` for `decelerationRate = rate`.
local function fling(rate, hertz)
  local window = Window { width = 390, height = 600, refreshRate = hertz,
    profile = lab.profile { decelerationRate = rate },
    ScrollView { LazyVStack { spacing = 0, ForEach { 1000, height = 44 } } },
  }
  local frames = window:scrollView():fling { velocity = 1000 }
  return window:scrollView().contentOffset.y, frames
end
for _, hertz in ipairs { 60, 120 } do
  local distance, frames = fling(0.998, hertz)
  lab.expectNear(distance, 494.505, 6e-4, "points")
  lab.expectEqual(frames, math.ceil(2.3003 * hertz), "frames")
  distance, frames = fling(0.99, hertz)
  lab.expectNear(distance, 98.504, 6e-4, "points at the fast rate")
  lab.expectEqual(frames, math.ceil(0.4582 * hertz), "frames at the fast rate")
end
lab.expectNear(fling(0.998, 60), fling(0.998, 120), 1e-9, "one end at both")
