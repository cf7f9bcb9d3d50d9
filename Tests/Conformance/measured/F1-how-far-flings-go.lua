-- F1: a finger lets go at 263 to 5,614 points a second, rate `.normal`
-- Source: https://github.com/samoylenkodmitry/Cranpose/pull/541
-- System: iOS 26.5, simulator of an iPhone 17 Pro Max
-- Reported: eight flings of 126.00 to 2799.33 points; four with their ends, 635.33, 1904.33, 2649.00, 5288.00
-- Verdict: same
-- Fails with `velocity = 100` for `velocity = fling[2]`.
local ends = {}
for _, fling in ipairs { { 400, 480.834, 635.33 }, { 1755.6667, 307.760, 1904.33 },
  { 2315.6667, 677.054, 2649.00 }, { 4029, 2530.246, 5288.00 } } do
  local window = Window { width = 440, height = 956, profile = lab.profile { displayScale = 3 },
    ScrollView { LazyVStack { spacing = 0, ForEach { 1000, height = 44 } } },
  }
  local scroll = window:scrollView()
  scroll:scrollTo { y = fling[1] }
  scroll:fling { velocity = fling[2] }
  ends[#ends + 1] = string.format("%.2f", scroll.contentOffset.y)
  lab.expectNear(scroll.contentOffset.y, fling[3], 0.005, "the pixel at which it ends")
end
print("they end at " .. table.concat(ends, ", "))
