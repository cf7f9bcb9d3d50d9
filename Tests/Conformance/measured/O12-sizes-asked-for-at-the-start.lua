-- O12: 1,877 rows, once with their sizes and once with estimates
-- Source: https://github.com/cashapp/redwood/pull/1388
-- System: iOS, `UICollectionViewFlowLayout`, August 2023
-- Reported: 1,877 sizes are asked for at the start, about 12 with estimates
-- Verdict: same in kind: its rows are not published; an estimator that knows all sizes stands for a layout without estimates
-- Fails without `estimator = estimator,`.
local function asked(estimator)
  local count = 0
  local row = Item { height = function()
    count = count + 1
    return 64
  end }
  Window { width = 390, height = 704, estimator = estimator,
    ScrollView {
      LazyVStack { spacing = 0, ForEach { 1877, id = "row-%d", function() return row end } },
    },
  }
  return count
end

local all, few = asked("oracle"), asked("mean")
print(all .. " times, " .. few .. " with the estimator \"mean\"")
lab.expect(all >= 1877, "each is asked")
lab.expectNear(few, 12, 2)
