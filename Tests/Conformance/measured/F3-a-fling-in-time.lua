-- F3: a fling at 481 points a second, sampled 20 times
-- Source: https://github.com/samoylenkodmitry/Cranpose/pull/541
-- System: as F1
-- Reported: from 400 it is at 484.00 after 0.2 s and ends at 635.33 after 1.9 s
-- Verdict: same, within half a point in all samples that are published, if the frame in which the finger lets go shows 16 ms of it, as ours does
-- Fails with `velocity = 470` for `velocity = 480.834`.
-- A display of 1,000 Hz shows the fling at every millisecond.
local window = Window { width = 440, height = 956, refreshRate = 1000,
  ScrollView { LazyVStack { spacing = 0, ForEach { 1000, height = 44 } } },
}
local scroll = window:scrollView()
scroll:scrollTo { y = 400 }
local start = window.frame
local frames = scroll:fling { velocity = 480.834 }
local offsets = {}
for event in window.trace:events { kind = "offset", first = start + 1 } do
  offsets[event.frame - start] = event.new
end
for _, sample in ipairs { { 0.3, 408.00 }, { 100.2, 449.67 }, { 199.6, 484.00 }, { 299.7, 512.33 },
  { 400.3, 535.33 }, { 500.3, 554.33 }, { 700.3, 582.67 }, { 1000.3, 608.67 },
  { 1500.3, 628.33 } } do
  local frame = math.floor(sample[1] + 16.5)
  lab.expectNear(offsets[frame], sample[2], 0.5, "after " .. sample[1] .. " ms")
end
print(string.format("it is at %.2f after 0.2 s, and ends at %.2f after %.1f s",
  offsets[216], scroll.contentOffset.y, frames / 1000))
