-- C6: 161 rows of the same height
-- Source: https://github.com/jizhi0v0/duo-updater/pull/425
-- System: macOS, version not given
-- Reported: each row measures 44.00 points, and the size holds
-- Verdict: same
-- Fails with `height = function(index) return 40 + index % 3 * 4 end` for `height = 44`.
local window = Window { width = 360, height = 480,
  ScrollView { LazyVStack { spacing = 0, ForEach { 161, height = 44 } } },
}
local scroll = window:scrollView()
for _ = 1, 40 do
  scroll:drag { by = 200 }
  lab.expectEqual(scroll.contentSize.height, 161 * 44.0)
end
print(string.format("%.0f points, with %d corrections", scroll.contentSize.height,
  window.metrics.corrections))
lab.expectEqual(window.metrics.corrections, 0)
