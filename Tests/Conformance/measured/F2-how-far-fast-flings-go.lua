-- F2: the same at 757 to 5,992 points a second, rate `.fast`
-- Source: https://github.com/samoylenkodmitry/Cranpose/pull/541
-- System: as F1
-- Reported: two of the four end at 8736.67 and 9782.00
-- Verdict: same
-- Fails without `decelerationRate = 0.99, `.
local ends = {}
for _, fling in ipairs { { 8662.3333, 756.662, 8736.67 }, { 9549.3333, 2347.413, 9782.00 } } do
  local window = Window { width = 440, height = 956,
    profile = lab.profile { decelerationRate = 0.99, displayScale = 3 },
    ScrollView { LazyVStack { spacing = 0, ForEach { 1000, height = 44 } } },
  }
  local scroll = window:scrollView()
  scroll:scrollTo { y = fling[1] }
  scroll:fling { velocity = fling[2] }
  ends[#ends + 1] = string.format("%.2f", scroll.contentOffset.y)
  lab.expectNear(scroll.contentOffset.y, fling[3], 0.005, "the pixel at which it ends")
end
print("they end at " .. table.concat(ends, ", "))
