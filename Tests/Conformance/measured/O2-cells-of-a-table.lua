-- O2: a table of 1,000 rows and 20 columns, eager and in a lazy stack with a pinned header
-- Source: https://github.com/Shape-Machine/tusk-macos/pull/58
-- System: macOS, March 2026
-- Reported: about 20,000 views eager and about 200 lazy, which its author estimates
-- Verdict: same in kind: the heights of its rows and its window are not published, these are ours
-- Fails with `VStack, nil` for `LazyVStack, "sectionHeaders"`.
local Cell = View "Cell" { body = function() return Item { width = 100, height = 24 } end }

local function row()
  return HStack { spacing = 0, ForEach { 20, function() return Cell {} end } }
end

local function made(Stack, pinnedViews)
  local window = Window { width = 1200, height = 220,
    ScrollView { axes = "both",
      Stack { spacing = 0, pinnedViews = pinnedViews,
        Section { header = row(), ForEach { 1000, id = "row-%d", row } },
      },
    },
  }
  return window.metrics.byView.Cell.bodies
end

local eager, lazy = made(VStack, nil), made(LazyVStack, "sectionHeaders")
print(eager .. " cells eager, " .. lazy .. " lazy")
lab.expectEqual(eager, 1001 * 20)
lab.expect(lazy > 100 and lazy < 400, "a screenful, however many rows there are")
