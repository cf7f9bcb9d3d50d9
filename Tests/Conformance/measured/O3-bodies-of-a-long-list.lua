-- O3: 6,500 elements, of which 17 are in sight
-- Source: https://github.com/babbage/List-Reload README.md
-- System: iOS 18 and 18.1, a `List`
-- Reported: 18 bodies of rows that are `Equatable`, about 38 when the row is written in the `ForEach`, and 6,500 in a debug build, which wraps each view in an `AnyView`
-- Verdict: same in part: the 18, with a look-ahead of 1; a debug build is not modeled, and rows in a `ForEach` are no bodies
-- Fails with `lookAhead = 0` for `lookAhead = 1`.
local Row = View "Row" { body = function() return Item { height = 44 } end }

local function open(subviews)
  local window = Window { width = 430, height = 17 * 44, profile = lab.profile { lookAhead = 1 },
    ScrollView {
      LazyVStack { spacing = 0,
        ForEach { 6500, id = "row-%d", subviews = subviews, function() return Row {} end },
      },
    },
  }
  lab.expectEqual(#window:scrollView().visibleIDs, 17, "in sight")
  return window, window.metrics.byView.Row
end

local _, rows = open(1)
local window, dynamic = open("dynamic")
print(rows.bodies .. " bodies; with `subviews = \"dynamic\"` " .. dynamic.bodies)
lab.expectEqual(rows.bodies, 18)
window:scrollView():scrollTo { edge = "bottom" }
print("then " .. dynamic.bodies .. " after a jump to the end")
lab.expectEqual(dynamic.bodies, 6500)
