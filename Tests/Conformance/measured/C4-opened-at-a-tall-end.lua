-- C4: a list opens at its end, where a few cells are tall
-- Source: https://github.com/vellum-ai/vellum-assistant/pull/24592
-- System: macOS, version not given
-- Reported: the height is too large by thousands of points
-- Verdict: same in kind: its rows are not published, these are ours
-- Fails with `VStack` for `LazyVStack`.
local count, tall = 300, 5
local window = Window { width = 760, height = 800,
  ScrollView {
    LazyVStack { spacing = 0,
      ForEach { count, id = function(_, index) return index end,
        height = function(index) return index > count - tall and 700 or 80 end },
    },
  }:defaultScrollAnchor "bottom",
}
local scroll = window:scrollView()
local truth = (count - tall) * 80 + tall * 700
print(string.format("%.0f points too large", scroll.contentSize.height - truth))
lab.expect(scroll.contentSize.height - truth > 1000)
lab.expectEqual(scroll.visibleIDs[#scroll.visibleIDs], count, "and the end is in sight")
