-- L1: 5,000 rows of `Text` in the style `title`, with the default spacing
-- Source: https://velog.io/@wontaeyoung/swiftui8
-- System: telephone not given
-- Reported: rows 1 to 21 are made
-- Verdict: same in part: on a telephone of 6.1 inches; on a larger one with the parameter `lookAhead = 0`
-- A line of that style is 33.67 points high, at three pixels a point.
-- Fails without `lookAhead = lookAhead`.
local Row = View "Row" { body = function() return Item { height = 33 + 2 / 3 } end }

local function made(width, height, top, lookAhead)
  local window = Window { width = width, height = height,
    profile = lab.profile { lookAhead = lookAhead },
    ScrollView {
      LazyVStack { ForEach { 5000, id = "row-%d", function() return Row {} end } },
    }:safeAreaPadding("top", top):safeAreaPadding("bottom", 34),
  }
  return window.metrics.byView.Row.bodies
end

local small, large, strict = made(393, 852, 59, 1), made(430, 932, 59, 1), made(430, 932, 59, 0)
print(small .. " rows on 6.1 inches, " .. large .. " on 6.7, there " .. strict
  .. " with the parameter")
lab.expectEqual(small, 21)
lab.expectEqual(strict, 21)
