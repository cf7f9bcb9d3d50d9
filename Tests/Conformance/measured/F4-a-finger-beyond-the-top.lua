-- F4: a finger drags past the top, 29 samples
-- Source: https://github.com/samoylenkodmitry/Cranpose/pull/541
-- System: as F1
-- Reported: 435 points of the finger show 177.00
-- Verdict: same, within half a pixel in all samples that are published
-- Fails with `height = 600` for `height = 681.67`.
local least = 0
local window = Window { width = 440, height = 681.67,
  ScrollView { LazyVStack { spacing = 0, ForEach { 1000, height = 44 } } }
    :onScrollGeometryChange {
      of = function(geometry) return geometry.contentOffset.y end,
      function(_, y) least = math.min(least, y) end,
    },
}
local scroll = window:scrollView()
for _, sample in ipairs { { 15, 8.00 }, { 60, 31.33 }, { 105, 53.33 }, { 150, 73.67 },
  { 210, 98.67 }, { 300, 133.00 }, { 375, 158.33 }, { 435, 177.00 } } do
  least = 0
  scroll:drag { by = -sample[1], duration = 0.2 }
  lab.expectNear(-least, sample[2], 0.17, sample[1] .. " points of the finger")
end
print(string.format("435 points of the finger show %.2f", -least))
