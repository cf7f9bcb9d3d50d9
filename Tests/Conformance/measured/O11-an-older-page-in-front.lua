-- O11: a page of older messages arrives above the one that is read
-- Source: https://github.com/arul28/ADE/issues/1058
-- System: iOS, August 2026
-- Reported: the offset stays, and the reader is pushed down by the length of the page
-- Verdict: another parameter: `editAnchor = "offset"`, as in the profile legacyScroll
-- Fails without `profile = profile,`.
local function pushed(profile)
  local messages = {}
  for index = 1, 60 do messages[index] = { id = index } end
  local window = Window { width = 390, height = 700, profile = profile,
    ScrollView {
      LazyVStack { spacing = 0, ForEach { messages, function() return Item { height = 60 } end } },
    },
  }
  local scroll = window:scrollView()
  scroll:scrollTo { id = 20, anchor = "top" }
  local place, offset = window:node(20).frame.y, scroll.contentOffset.y
  window:update(function()
    for index = 1, 10 do table.insert(messages, 1, { id = -index }) end
  end)
  return window:node(20).frame.y - place, scroll.contentOffset.y - offset
end

local moved, offset = pushed("swiftui2027")
local other, otherOffset = pushed(lab.profile { editAnchor = "offset" })
print(string.format("%.0f points, the offset by %.0f", moved, offset))
print(string.format("with the parameter %.0f points, the offset by %.0f", other, otherOffset))
lab.expectEqual({ moved, offset }, { 0.0, 600.0 })
lab.expectEqual({ other, otherOffset }, { 600.0, 0.0 })
