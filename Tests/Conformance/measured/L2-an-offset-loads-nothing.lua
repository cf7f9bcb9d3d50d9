-- L2: `.offset` moves a grid instead of scrolling it
-- Source: https://github.com/StitchDesign/Stitch/pull/638
-- System: version not given
-- Reported: no cells are loaded; scrolling loads them
-- Verdict: same
-- Fails with `scroll:drag { by = by or -shift }` for `if by then scroll:drag { by = by } end`.
local function loaded(shift, by)
  local window = Window { width = 390, height = 700,
    ScrollView {
      LazyVGrid { columns = { GridItem.adaptive { minimum = 100 } },
        ForEach { 300, id = function(_, index) return index end, height = 100 },
      }:offset { y = shift },
    },
  }
  local scroll = window:scrollView()
  if by then scroll:drag { by = by } end
  local visible = scroll.visibleIDs
  return "cells " .. visible[1] .. " to " .. visible[#visible]
end

local plain, moved, scrolled = loaded(0), loaded(-3000), loaded(0, 3000)
print(moved .. " are loaded; " .. scrolled .. " after scrolling as far")
lab.expectEqual(moved, plain, "the offset loads what is loaded without it")
lab.expect(scrolled ~= plain, "scrolling loads others")
