-- F11: an offset is set to 3.8
-- Source: https://andrewmarinov.com/uiscrollviews-contentoffset-precision
-- System: UIScrollView, version not given
-- Reported: it reads back as 4.0; offsets in traces are whole thirds or halves of a point
-- Verdict: another parameter: `displayScale = 1` (2 and 3 in the traces)
-- Fails without `displayScale = scale`.
local function readBack(scale)
  local window = Window { width = 393, height = 700,
    profile = lab.profile { displayScale = scale },
    ScrollView { axes = "horizontal", HStack { spacing = 0, Item { width = 2000, height = 100 } } },
  }
  window:scrollView():scrollTo { x = 3.8 }
  return window:scrollView().contentOffset.x
end

print(string.format("%.2f; with the parameter %.2f, with a scale of 2 %.2f, of 3 %.2f",
  readBack(0), readBack(1), readBack(2), readBack(3)))
lab.expectEqual(readBack(0), 3.8)
lab.expectEqual(readBack(1), 4.0)
lab.expectNear(readBack(3) * 3, 11, 1e-9, "whole thirds")
