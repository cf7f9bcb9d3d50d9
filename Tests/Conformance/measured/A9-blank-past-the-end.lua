-- A9: a long transcript whose last row is taller than the window opens at its end; a keyboard comes
-- Source: https://github.com/ai-ecoverse/slicc/pull/3302
-- System: iOS 26 and iOS 17; four projects
-- Reported: it rests past the last row and shows nothing until the next layout
-- Verdict: not modeled: a default anchor never leads beyond the content; a jump may (P23)
-- Fails with `90 or` for `900 or`.
local count = 1080
local window = Window { width = 390, height = 700,
  ScrollView {
    LazyVStack { spacing = 12,
      ForEach { count, id = function(_, index) return index end, height = function(index)
        return index == count and 900 or lab.noise(index, 60, 420)
      end },
    },
  }:defaultScrollAnchor "bottom",
}
window:resize(390, 400)
local visible = window:scrollView().visibleIDs
print(#visible .. " row in sight, number " .. visible[1])
lab.expectEqual(visible, { count }, "the last row fills the window")
