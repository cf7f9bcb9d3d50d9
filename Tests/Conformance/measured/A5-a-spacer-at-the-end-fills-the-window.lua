-- A5: a spacer stands after the last message, and a keyboard comes at the end
-- Source: https://github.com/antoinedc/MantaUI/pull/567
-- System: iOS, August 2026
-- Reported: nothing but the spacer is in sight
-- Verdict: same
-- Fails without `:defaultScrollAnchor { "bottom", role = "sizeChanges" }`.
local window = Window { width = 390, height = 760,
  ScrollView {
    LazyVStack { spacing = 0,
      ForEach { 30, id = "message-%d",
        height = function(index) return lab.noise(index, 60, 300) end },
      Item { height = 420 }:id("spacer"),
    },
  }:defaultScrollAnchor { "bottom", role = "sizeChanges" },
}
window:scrollView():scrollTo { edge = "bottom" }
window:resize(390, 420)
local visible = window:scrollView().visibleIDs
print(table.concat(visible, ", "))
lab.expectEqual(visible, { "spacer" })
