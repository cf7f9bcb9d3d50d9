-- C1: one transcript is visited three times
-- Source: https://github.com/spatie/bloom/pull/63
-- System: macOS, version not given
-- Reported: heights of 35,246, 17,235 and 24,407 points
-- Verdict: same in kind: its rows are not published, these are ours
-- Fails with `VStack` for `LazyVStack`.
local function height(index)
  return index <= 120 and lab.noise(index, 20, 140) or lab.noise(index, 60, 400)
end

local function visit(row)
  local window = Window { width = 760, height = 900,
    ScrollView {
      LazyVStack { spacing = 8,
        ForEach { 170, id = function(_, index) return index end, height = height },
      },
    },
  }
  local scroll = window:scrollView()
  if row > 1 then scroll:scrollTo { id = row, anchor = "bottom" } end
  return scroll.contentSize.height
end

local heights = { visit(170), visit(1), visit(110) }
print(string.format("%.0f, %.0f and %.0f points", table.unpack(heights)))
local low, high = math.min(table.unpack(heights)), math.max(table.unpack(heights))
lab.expect(high / low > 1.5, "one is half as long again as another; in the report twice as long")
