-- R1: upright, lying, upright again
-- Source: https://github.com/mlemgroup/mlem/issues/749
-- System: iOS, 2023
-- Reported: the position is the one before
-- Verdict: same
-- Fails without `window:resize(393, 759)`.
local window = Window { width = 393, height = 759,
  ScrollView {
    LazyVStack { spacing = 8,
      ForEach { 200, id = function(_, index) return index end, height = function(index, width)
        return 120 + lab.noise(index, 0, 200) * 393 / (width or 393)
      end },
    },
  },
}
local scroll = window:scrollView()
for _ = 1, 12 do scroll:drag { by = 600 } end
local row = scroll.visibleIDs[1]
local y = window:node(row).frame.y
for _ = 1, 3 do
  window:resize(759, 393)
  window:resize(393, 759)
  lab.expectEqual(scroll.visibleIDs[1], row, "the same row is on top")
  lab.expectNear(window:node(row).frame.y, y, 1e-6, "at the same place")
end
print(string.format("row %d at %.1f, and after three turns at %.1f", row, y,
  window:node(row).frame.y))
