-- C3: rows that were seen are left again
-- Source: https://github.com/element-hq/element-x-ios/pull/332
-- System: November 2022
-- Reported: heights that were seen do not take part in the estimate
-- Verdict: same; the estimator "learned" would remember them
-- Fails with `VStack` for `LazyVStack`.
local function there_and_back(estimator)
  local window = Window { width = 390, height = 700, estimator = estimator,
    ScrollView {
      LazyVStack { spacing = 0,
        ForEach { 60, height = function(index) return index <= 20 and 60 or 200 end },
      },
    },
  }
  local scroll = window:scrollView()
  for _ = 1, 40 do scroll:drag { by = 500 } end
  local seen = scroll.contentSize.height
  for _ = 1, 5 do scroll:drag { by = -500 } end
  return seen, scroll.contentSize.height
end

local seen, after = there_and_back("mean")
print(string.format("%.0f points when all were seen, %.0f on the way back", seen, after))
lab.expectEqual(seen, 9200.0, "the truth")
lab.expect(after ~= seen, "which is forgotten")
local kept, still = there_and_back("learned")
lab.expectEqual(still, kept, "unless the estimator remembers")
