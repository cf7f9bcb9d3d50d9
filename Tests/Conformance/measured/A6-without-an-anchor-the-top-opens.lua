-- A6: a transcript opens without an anchor, and with one at the bottom
-- Source: https://github.com/ai-ecoverse/slicc docs/research/ios-transcript-uikit.md
-- System: iOS 26.5
-- Reported: it opens at the top and the last rows are not made; with the anchor the first ones are not
-- Verdict: same
-- Fails without `:defaultScrollAnchor(anchor)`.
local function open(anchor)
  local region = ScrollView {
    LazyVStack { spacing = 12,
      ForEach { 18, id = function(_, index) return index end,
        height = function(index) return lab.noise(index, 60, 420) end },
    },
  }
  local window = Window { width = 390, height = 700,
    anchor and region:defaultScrollAnchor(anchor) or region,
  }
  local visible = window:scrollView().visibleIDs
  return visible[1], visible[#visible], window:node(1).bodies, window:node(18).bodies
end

local top, _, _, late = open()
local _, last, early = open("bottom")
print("row " .. top .. " on top, the last one made " .. late .. " times; with the anchor row "
  .. last .. " last, the first one made " .. early .. " times")
lab.expectEqual({ top, late }, { 1, 0 }, "without an anchor")
lab.expectEqual({ last, early }, { 18, 0 }, "with one")
