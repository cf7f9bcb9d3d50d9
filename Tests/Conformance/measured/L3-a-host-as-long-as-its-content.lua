-- L3: a lazy stack in a view of UIKit that is as long as the content
-- Source: https://github.com/SwiftUIX/SwiftUIX/issues/450
-- System: iOS, 2022 and 2023
-- Reported: all 99 and all 50 rows at once
-- Verdict: same
-- Fails with `1000` for `50 * 44 + 49 * 8`.
local function appeared(height)
  local window = Window { width = 390, height = height,
    LazyVStack { ForEach { 50, id = "row-%d", height = 44 } },
  }
  return window.metrics.appears
end

local long, short = appeared(50 * 44 + 49 * 8), appeared(800)
print(long .. " of 50 in a host as long as they are, " .. short .. " in one of 800 points")
lab.expectEqual(long, 50, "all of the host is what can be seen")
lab.expect(short < 20)
